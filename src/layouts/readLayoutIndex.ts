import validateIndex from 'virtual:validate/layout/layoutIndex/LAYOUT_INDEX'
import type { LayoutIndex } from '../../schemas/layout/layoutIndex.ts'

/** Parses the index of layouts. Throws if the text is not JSON or does not fit the schema. */
export function readLayoutIndex(text: string): LayoutIndex['layouts'] {
  const json: unknown = JSON.parse(text)
  if (!validateIndex(json)) throw new Error('it is not an index of layouts.')
  return (json as LayoutIndex).layouts
}
