import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

const SCALE = 4
const MARGIN = 4

/** Decodes a QR code that is drawn as SVG. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const rows = await code.evaluate(
    (svg, [scale, margin]) => {
      const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) + 2 * margin
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = side * scale
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.scale(scale, scale)
      pen.translate(margin, margin)
      for (const path of svg.querySelectorAll('path')) {
        pen.fillStyle = path.getAttribute('fill') ?? '#000'
        pen.fill(new Path2D(path.getAttribute('d') ?? ''))
      }
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
      const isDark = (x: number, y: number) => (data[(y * canvas.width + x) * 4] ?? 255) < 128
      return Array.from({ length: canvas.height }, (_, y) =>
        Array.from({ length: canvas.width }, (__, x) => (isDark(x, y) ? '1' : '0')).join(''),
      )
    },
    [SCALE, MARGIN] as const,
  )
  const side = rows.length
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [y, row] of rows.entries())
    for (let x = 0; x < side; x += 1) if (row[x] === '1') pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return jsQR(pixels, side, side)?.data
}
