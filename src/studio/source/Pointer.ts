/** The steps of a JSON Pointer. */
export const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

export const pointerOf = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The pointer of a member or an item. */
export const below = (pointer: string, step: string | number): string => `${pointer}${pointerOf([step])}`

export const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

export const lastStep = (pointer: string): string => stepsOf(pointer).at(-1) ?? ''

/** Whether `pointer` is `ancestor` or inside it. */
export const isWithin = (pointer: string, ancestor: string): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`)

/** The value at a pointer of a document that need not be valid. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const step of stepsOf(pointer))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined
  return value
}
