/**
 * The text of a published file as the widget reads it: without a byte-order mark, which editors of Windows and uploads
 * add. Bytes that are not UTF-8 are replaced: then the hash of the text differs from the one in the file's name.
 */
export const decodePublished = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
