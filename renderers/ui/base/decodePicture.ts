import { QR_PICTURE } from '../../../schemas/qrPicture.ts'

/** About a megabyte: a QR code is a few kilobytes (D-07). */
const MAX_DATA_URL_LENGTH = 1_400_000

/** No QR code needs more pixels; a huge image would freeze the page. */
const LARGEST_PX = 4_096

/** Decodes the image of a data URL; rejects if it is invalid or not accepted. */
export async function decodePicture(address: string): Promise<ImageBitmap> {
  const [, base64] = address.length > MAX_DATA_URL_LENGTH ? [] : (QR_PICTURE.exec(address) ?? [])
  if (base64 === undefined) throw new Error('The QR image is not a valid PNG, JPEG or WebP data URL.')
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  if (picture.width <= LARGEST_PX && picture.height <= LARGEST_PX) return picture
  picture.close()
  throw new Error('The QR image is too large.')
}
