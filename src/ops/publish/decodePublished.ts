/**
 * The text of a published file as the widget reads it: without a byte-order mark, which editors of Windows and uploads
 * add. Bytes that are not UTF-8 are replaced, and the text has not the hash of the file's name then.
 */
export const decodePublished = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
