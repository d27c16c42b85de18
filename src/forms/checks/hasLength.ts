export interface LengthRule {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** Counts Unicode code points: most emoji count as one, while JavaScript's `length` counts two. */
export function hasLength(text: string, { min = 0, max }: LengthRule): boolean {
  const { length } = [...text]
  return length >= min && (max === undefined || length <= max)
}
