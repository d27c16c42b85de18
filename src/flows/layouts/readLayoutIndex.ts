import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX'
import type { LayoutIndex } from '../../../schemas/layout/layoutIndex.ts'

/** The index out of its text. Throws when it is none. */
export function readLayoutIndex(text: string): LayoutIndex['layouts'] {
  const json: unknown = JSON.parse(text)
  if (!validateIndex(json)) throw new Error('it is not an index of layouts.')
  return (json as LayoutIndex).layouts
}
