/** Whether a list of a deployment's configuration names the method: in whatever case, for nobody sees the difference there. */
export const isNamed = (name: string, list: readonly string[]): boolean => {
  const wanted = name.toLowerCase()
  return list.some((one) => one.toLowerCase() === wanted)
}
