import { SAVE_PICTURE, type SavedPicture } from '../../../schemas/host/savedPicture.ts'

/**
 * Saves the canvas as an image; call it in a user gesture. Downloads it, unless a listener of `SAVE_PICTURE` takes it.
 * Does nothing if the browser can't create the image.
 */
export function saveCanvas(canvas: HTMLCanvasElement, file: string): void {
  const detail: SavedPicture = { file, data: canvas.toDataURL('image/png') }
  if (!canvas.dispatchEvent(new CustomEvent(SAVE_PICTURE, { bubbles: true, cancelable: true, detail }))) return
  canvas.toBlob((picture) => {
    if (picture === null) return
    const address = URL.createObjectURL(picture)
    const link = document.createElement('a')
    link.href = address
    link.download = file
    link.click()
    // Some browsers read the URL only later.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }, 'image/png')
}
