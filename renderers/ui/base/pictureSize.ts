export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size in pixels from the header of a PNG, JPEG or WebP, without decoding; undefined if there is none. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const size = sizeIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

const PNG = 0x89504e47
const JPEG = 0xffd8
const RIFF = 0x52494646
const [VP8, VP8L, VP8X] = [0x56503820, 0x5650384c, 0x56503858]

function sizeIn(view: DataView): PictureSize | undefined {
  if (view.byteLength < 30) return undefined
  if (view.getUint32(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (view.getUint16(0) === JPEG) return jpegSize(view)
  return view.getUint32(0) === RIFF ? webpSize(view) : undefined
}

function webpSize(view: DataView): PictureSize | undefined {
  const kind = view.getUint32(12)
  if (kind === VP8) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === VP8X) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind !== VP8L) return undefined
  const bits = view.getUint32(21, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

/** Skips the segments before the frame header (SOF). */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (hasNoLength(marker)) return undefined
    // A marker may follow any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Markers without a segment: none belongs before the frame. */
const hasNoLength = (marker: number): boolean => marker < 2 || (marker >= 0xd0 && marker <= 0xd9)

/** SOF0 to SOF15. The three others of the range are tables and an extension. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
