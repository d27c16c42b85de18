import type { Piece } from './takeSnapshot.ts'

/**
 * Accepted differences, in CSS pixels and as a share of the size: each engine draws fonts a little wider or narrower.
 */
const MOST_PX = 12
const MOST_SHARE = 0.08
/** The accepted difference in height: a text may need one line more or less. */
const LINE_PX = 28

/**
 * The differences between a screen in Chromium and the same screen in another engine, one sentence for each. If pieces
 * are missing or in another order, returns only the first such difference. Otherwise returns the pieces of another
 * size, and those that are cut off, outside the screen, or above the piece that they follow in Chromium. Other
 * differences in position are accepted, because a text may wrap in another place.
 */
export function compareScreens(expected: readonly Piece[], actual: readonly Piece[]): string[] {
  const [wanted, seen] = [expected.map(nameOf), actual.map(nameOf)]
  const at = wanted.findIndex((name, index) => name !== seen[index])
  if (at >= 0 || wanted.length !== seen.length) {
    const first = at < 0 ? wanted.length : at
    return [`piece ${first}: ${seen[first] ?? 'nothing'} instead of ${wanted[first] ?? 'nothing'}`]
  }
  return expected.flatMap((piece, index) => {
    const other = actual[index]!
    const [before, otherBefore] = [expected[index - 1], actual[index - 1]]
    const isAfter = before && piece.y >= before.y && !piece.isSticky && !before.isSticky
    const hasMoved = isAfter && otherBefore && other.y < otherBefore.y - MOST_PX
    const found = [
      !piece.isInline && !isNear(piece.width, other.width, MOST_PX) && `width ${other.width} instead of ${piece.width}`,
      !isNear(piece.height, other.height, LINE_PX) && `height ${other.height} instead of ${piece.height}`,
      other.isClipped && !piece.isClipped && 'cut off',
      other.isOutside && !piece.isOutside && 'outside the screen',
      hasMoved && `above ${wanted[index - 1]}`,
    ]
    return found.filter((what) => typeof what === 'string').map((what) => `${nameOf(piece)}: ${what}`)
  })
}

const nameOf = ({ tag, text }: Piece): string => (text === '' ? tag : `${tag} "${text}"`)

const isNear = (wanted: number, seen: number, most: number): boolean =>
  Math.abs(wanted - seen) <= Math.max(most, wanted * MOST_SHARE)
