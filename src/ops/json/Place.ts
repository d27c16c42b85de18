/** A position in a file; both members count from 1, as in editors. */
export interface Place {
  readonly line: number
  readonly column: number
}

export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}
