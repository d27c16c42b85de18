/** Saves what is drawn as a picture, inside a press. Nothing happens where the browser has no picture to give. */
export function saveCanvas(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((picture) => {
    if (picture === null) return
    const address = URL.createObjectURL(picture)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    // Some browsers look for it only later.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }, 'image/png')
}
