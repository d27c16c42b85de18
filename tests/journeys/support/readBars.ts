import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** Decodes the bar code in a line of brightnesses from 0 (black) to 255, repeated to a picture. */
export function readBars(line: readonly number[]): { readonly format: string; readonly text: string } {
  const height = 60
  const pixels = Uint8ClampedArray.from({ length: line.length * height }, (_, at) => line[at % line.length] ?? 255)
  const reader = new MultiFormatReader()
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.ITF, BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.ALLOWED_LENGTHS, [44]],
  ])
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, line.length, height)))
  const result = reader.decode(picture, hints)
  return { format: String(BarcodeFormat[result.getBarcodeFormat()]), text: result.getText() }
}
