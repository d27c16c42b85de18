import { PARTS } from '../../../src/language/parts.ts'

const LAYOUTS = import.meta.glob('../../../schemas/layouts/sweepstake.*.json', { eager: true, import: 'default' })

/** The keys of `texts` that the screens of a sweepstake show, their parts included. */
export const sweepstakeKeys = (texts: Readonly<Record<string, string>>): readonly string[] => {
  const said = new Set(Object.values(LAYOUTS).flatMap(stringsIn))
  return Object.keys(texts).filter((key) => key.startsWith('sweepstake.') || said.has(key))
}

function stringsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json]
  if (typeof json !== 'object' || json === null) return []
  const own = Object.values(json).flatMap(stringsIn)
  const part = 'use' in json && typeof json.use === 'string' ? PARTS.get(json.use) : undefined
  return part === undefined ? own : [...own, ...part.body.flatMap(stringsIn)]
}
