declare module 'virtual:published-layouts' {
  const files: Readonly<Record<string, string>> | undefined
  export default files
}
