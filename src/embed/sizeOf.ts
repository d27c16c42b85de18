/** The size of a message, in bytes of UTF-8. */
export const sizeOf = (text: string): number => new TextEncoder().encode(text).length
