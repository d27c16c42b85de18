/** Downloads the canvas as an image; call it in a user gesture. Does nothing if the browser can't create the image. */
export function saveCanvas(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((picture) => {
    if (picture === null) return
    const address = URL.createObjectURL(picture)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    // Some browsers read the URL only later.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }, 'image/png')
}
