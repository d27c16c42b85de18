/**
 * Whether two names have the same letters. File systems and archives of macOS store an accented letter as two
 * characters, and keyboards type it as one.
 */
export const isSameName = (one: string, other: string): boolean => one.normalize() === other.normalize()
