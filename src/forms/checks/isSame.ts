/** The second of two fields that must agree. Letter by letter: two writings of one "é" are two texts to a server. */
export function isSame(text: string, other: string): boolean {
  return text === other
}
