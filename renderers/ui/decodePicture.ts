/** Pictures of these kinds, and of no more than a megabyte: a code is a few kilobytes (D-07). */
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/
const LONGEST = 1_400_000

/** No code needs more; a picture of a million rows would hold up the page. */
const LARGEST_PX = 4_096

/** The picture of a data address; rejects where it is none, or not one that is shown. */
export async function decodePicture(address: string): Promise<ImageBitmap> {
  const [, base64] = address.length > LONGEST ? [] : (PICTURE.exec(address) ?? [])
  if (base64 === undefined) throw new Error('This is no picture of a code.')
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  if (picture.width <= LARGEST_PX && picture.height <= LARGEST_PX) return picture
  picture.close()
  throw new Error('The picture of the code is too large.')
}
