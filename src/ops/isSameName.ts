/**
 * Whether two names have the same letters. The file systems and archives of macOS store an accent as a character of its own,
 * and keyboards type both as one.
 */
export const isSameName = (one: string, other: string): boolean => one.normalize() === other.normalize()
