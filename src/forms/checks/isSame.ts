/**
 * Whether two fields agree. Compared without Unicode normalization: composed and decomposed "é" are different texts to
 * a server.
 */
export function isSame(text: string, other: string): boolean {
  return text === other
}
