import type { Piece } from './takeSnapshot.ts'

/**
 * The allowed differences, in CSS pixels and as a share of the size: each engine draws fonts a little wider or
 * narrower.
 */
const MOST_PX = 12
const MOST_SHARE = 0.08

/**
 * Compares a screen in Chromium with the same screen in another engine; returns a sentence for each difference. If
 * pieces are missing or in another order, only the first such difference is returned; otherwise, the pieces that are
 * cut off or have another size or position.
 */
export function compareScreens(expected: readonly Piece[], actual: readonly Piece[]): string[] {
  const namesOf = (pieces: readonly Piece[]) => pieces.map(nameOf)
  const [wanted, seen] = [namesOf(expected), namesOf(actual)]
  const at = wanted.findIndex((name, index) => name !== seen[index])
  if (at >= 0 || wanted.length !== seen.length)
    return [`piece ${at}: ${seen[at] ?? 'nothing'} instead of ${wanted[at] ?? 'nothing'}`]
  return expected.flatMap((piece, index) => {
    const other = actual[index]!
    const wrong = (['x', 'y', 'width', 'height'] as const).filter((side) => !isNear(piece[side], other[side]))
    const sides = wrong.map((side) => `${side} ${other[side]} instead of ${piece[side]}`)
    const cut = other.isClipped && !piece.isClipped ? ['cut off'] : []
    return [...sides, ...cut].map((what) => `${nameOf(piece)}: ${what}`)
  })
}

const nameOf = ({ tag, text }: Piece): string => (text === '' ? tag : `${tag} "${text}"`)

const isNear = (wanted: number, seen: number): boolean =>
  Math.abs(wanted - seen) <= Math.max(MOST_PX, Math.abs(wanted) * MOST_SHARE)
