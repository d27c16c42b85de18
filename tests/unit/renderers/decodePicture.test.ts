import { afterEach, describe, expect, it, vi } from 'vitest'
import { decodePicture } from '../../../renderers/ui/base/decodePicture.ts'
import { pictureSize } from '../../../renderers/ui/base/pictureSize.ts'

/** Bytes from texts, numbers of one byte, and bytes. */
const bytes = (...parts: readonly (string | number | Iterable<number>)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part === 'number') return part
      return typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : [...part]
    }),
  )

const big = (value: number, length: number) =>
  Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 0xff)
const little = (value: number, length: number) => big(value, length).toReversed()
const zeros = (length: number) => Array.from({ length }, () => 0)

const png = (width: number, height: number) =>
  bytes(0x89, 'PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), zeros(9))
const jpeg = (width: number, height: number, sof = 0xc0) =>
  bytes(
    ...[0xff, 0xd8, 0xff, 0xe0, big(16, 2), zeros(14)], // JFIF
    ...[0xff, 0xc4, big(4, 2), zeros(2)], // a table, whose marker is in the range of frames
    ...[0xff, 0xff, 0xff, sof, big(17, 2), 8, big(height, 2), big(width, 2), zeros(10)], // after fill bytes
  )
const webp = (kind: string, data: readonly number[]) => bytes('RIFF', zeros(4), 'WEBP', kind, zeros(4), data, zeros(8))
const lossy = (width: number, height: number) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width | 0x4000, 2), ...little(height | 0x8000, 2)])
const lossless = (width: number, height: number) =>
  webp('VP8L', [0x2f, ...little(((width - 1) | ((height - 1) << 14)) >>> 0, 4)])
const extended = (width: number, height: number) =>
  webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])

const KINDS = [
  ['PNG', png],
  ['baseline JPEG', jpeg],
  ['progressive JPEG', (width: number, height: number) => jpeg(width, height, 0xc2)],
  ['lossy WebP', lossy],
  ['lossless WebP', lossless],
  ['extended WebP', extended],
] as const

const urlOf = (data: Uint8Array) => `data:image/png;base64,${Buffer.from(data).toString('base64')}`

describe('B16 the size of a picture of a code', () => {
  it.each(KINDS)('is read from the header of a %s', (_, picture) => {
    expect(pictureSize(picture(300, 200))).toEqual({ width: 300, height: 200 })
    expect(pictureSize(picture(16_000, 12_345))).toEqual({ width: 16_000, height: 12_345 })
  })

  it.each([
    ['an empty file', bytes()],
    ['a short file', png(10, 10).slice(0, 20)],
    ['a PNG without pixels', png(0, 10)],
    ['a JPEG whose height comes later', jpeg(10, 0)],
    ['a JPEG that ends before its frame', jpeg(10, 10).slice(0, 32)],
    ['a JPEG with a segment beyond its end', bytes(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, zeros(30))],
    ['a JPEG with a marker without a segment', bytes(0xff, 0xd8, 0xff, 0x01, jpeg(10, 10).slice(2))],
    ['a WebP of another kind', webp('ALPH', zeros(10))],
    ['a GIF', bytes('GIF89a', zeros(30))],
  ])('is not read from %s', (_, data) => expect(pictureSize(data)).toBeUndefined())
})

describe('B16 a picture of a code', () => {
  const decode = vi.fn(async (_: Blob) => ({ width: 300, height: 200 }))

  afterEach(() => {
    vi.unstubAllGlobals()
    decode.mockClear()
  })

  it.each(KINDS)('is decoded if it is a small %s, and never if it is a large one', async (_, picture) => {
    vi.stubGlobal('createImageBitmap', decode)
    expect(await decodePicture(urlOf(picture(300, 200)))).toEqual({ width: 300, height: 200 })
    expect(decode).toHaveBeenCalledTimes(1)
    await expect(decodePicture(urlOf(picture(16_000, 200)))).rejects.toThrow('too large')
    await expect(decodePicture(urlOf(picture(200, 4_097)))).rejects.toThrow('too large')
    expect(decode).toHaveBeenCalledTimes(1)
  })

  it('is not decoded without a header', async () => {
    vi.stubGlobal('createImageBitmap', decode)
    await expect(decodePicture(urlOf(bytes(zeros(40))))).rejects.toThrow('no PNG, JPEG or WebP header')
    expect(decode).not.toHaveBeenCalled()
  })
})
