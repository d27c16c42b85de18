import type { Page } from '@playwright/test'
import jsQR from 'jsqr'

/** The pixels of a screenshot as RGBA, row by row; decoded in a page. */
export async function pixelsOf(page: Page, picture: Buffer) {
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D
    pen.drawImage(bitmap, 0, 0)
    const { data: pixels } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
    return { data: Array.from(pixels), width: bitmap.width, height: bitmap.height }
  }, picture.toString('base64'))
  return { data: new Uint8ClampedArray(data), width, height }
}

/**
 * Decodes the QR code in a screenshot. Does not try the inverted picture, because some cameras can't read a light code
 * on a dark background.
 */
export async function readScreenshot(page: Page, picture: Buffer): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(page, picture)
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}
