export interface LengthRule {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** Counted in characters as Unicode does: an emoji is one, though JavaScript counts two. */
export function hasLength(text: string, { min = 0, max }: LengthRule): boolean {
  const { length } = [...text]
  return length >= min && (max === undefined || length <= max)
}
