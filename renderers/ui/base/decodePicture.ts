import { QR_PICTURE } from '../../../schemas/qrPicture.ts'
import { type PictureSize, pictureSize } from './pictureSize.ts'

/** About a megabyte: a QR code is a few kilobytes (D-07). */
const MAX_DATA_URL_LENGTH = 1_400_000

/** No QR code needs more pixels; a huge image would freeze the page. */
const LARGEST_PX = 4_096

/** Decodes the image of a data URL; rejects if it is invalid or not accepted. */
export async function decodePicture(address: string): Promise<ImageBitmap> {
  const [, base64] = address.length > MAX_DATA_URL_LENGTH ? [] : (QR_PICTURE.exec(address) ?? [])
  if (base64 === undefined) throw new Error('The QR image is not a valid PNG, JPEG or WebP data URL.')
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const size = pictureSize(bytes)
  if (size === undefined) throw new Error('The QR image has no PNG, JPEG or WebP header.')
  if (!isSmall(size)) throw new Error('The QR image is too large.')
  const picture = await createImageBitmap(new Blob([bytes]))
  if (isSmall(picture)) return picture
  picture.close()
  throw new Error('The QR image is larger than its header says.')
}

const isSmall = ({ width, height }: PictureSize): boolean => width <= LARGEST_PX && height <= LARGEST_PX
