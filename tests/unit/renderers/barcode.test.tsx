import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BarcodeBars } from '../../../renderers/ui/payment/BarcodeBars.tsx'
import { type BarcodeFormat, barcodeProblem } from '../../../schemas/typing/barcode.ts'
import { readBars } from '../../journeys/support/readBars.ts'

const BOLETO = '03398876500000050003333333852985237410000010'
const PX = 3

/** Draws the bars as a line of pixels. */
function drawn(format: BarcodeFormat, value: string): number[] {
  const svg = renderToStaticMarkup(<BarcodeBars format={format} value={value} label="Bar code" />)
  const [, width = ''] = /viewBox="0 0 (\d+) 1"/.exec(svg) ?? []
  const line = Array.from({ length: Number(width) * PX }, () => 255)
  for (const [, start, length] of svg.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g))
    line.fill(0, Number(start) * PX, (Number(start) + Number(length)) * PX)
  return line
}

describe('the bars', () => {
  it.each<[BarcodeFormat, string, string]>([
    ['itf', BOLETO, 'ITF'],
    ['code128', '93000262280678', 'CODE_128'],
    ['code128', 'AB-12 cd/34567890', 'CODE_128'],
  ])('of %s "%s" are read by a decoder', (format, value, name) => {
    expect(readBars(drawn(format, value))).toEqual({ format: name, text: value })
  })

  it('have ten modules of blank paper at each end', () => {
    const line = drawn('code128', '93000262280678')
    expect(line.indexOf(0)).toBe(10 * PX)
    expect(line.length - 1 - line.lastIndexOf(0)).toBe(10 * PX)
  })

  it('are an image with a name and without style attributes, which the CSP forbids', () => {
    const svg = renderToStaticMarkup(<BarcodeBars format="itf" value="1234" label="Bar code" />)
    expect(svg).toContain('role="img" aria-label="Bar code"')
    expect(svg).not.toContain('style')
  })

  it('of a long code are drawn upright too, for a phone', () => {
    const long = renderToStaticMarkup(<BarcodeBars format="itf" value={BOLETO} label="Bar code" />)
    expect(long.match(/<svg/g)).toHaveLength(2)
    expect(long).toContain('height="425" viewBox="0 0 1 425"')
    expect(
      renderToStaticMarkup(<BarcodeBars format="itf" value="1234" label="Bar code" />).match(/<svg/g),
    ).toHaveLength(1)
  })
})

describe('barcodeProblem', () => {
  it.each<[BarcodeFormat, string]>([
    ['itf', BOLETO],
    ['code128', 'OXXO 123~'],
  ])('accepts %s "%s"', (format, value) => {
    expect(barcodeProblem(format, value)).toBeUndefined()
  })

  it.each<[BarcodeFormat, string, RegExp]>([
    ['itf', '123', /an even number of digits/],
    ['itf', '0339 8876', /an even number of digits/],
    ['itf', '', /an even number of digits/],
    ['code128', 'código', /Latin letters, digits and punctuation/],
    ['code128', '12\n34', /Latin letters, digits and punctuation/],
    ['code128', '1'.repeat(61), /61 characters, and at most 60/],
  ])('refuses %s "%s"', (format, value, says) => {
    expect(barcodeProblem(format, value)).toMatch(says)
  })
})
