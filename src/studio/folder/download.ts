/** Lets the browser save a file. */
export function download(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a')
  link.download = name
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
