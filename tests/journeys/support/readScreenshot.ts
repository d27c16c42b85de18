import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** The pixels of a screenshot as RGBA, row by row. */
export function pixelsOf(picture: Buffer) {
  const { data, width, height } = PNG.sync.read(picture)
  return { data: new Uint8ClampedArray(data), width, height }
}

/**
 * Decodes the QR code in a screenshot. Does not try the inverted picture, because some cameras can't read a light code
 * on a dark background.
 */
export function readScreenshot(picture: Buffer): string | undefined {
  const { data, width, height } = pixelsOf(picture)
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}
