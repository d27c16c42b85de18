import { SCOPES } from '../../../schemas/scopes/views.ts'
import { PARTS } from '../../language/parts.ts'
import { english } from '../../ops/english.ts'

/** A word that completion offers. */
export interface Word {
  readonly label: string
  readonly detail: string
}

interface View {
  readonly description?: string
  readonly properties?: Readonly<Record<string, View>>
}

/** The paths of the data that layouts read. */
export const PATHS: readonly Word[] = Object.entries(SCOPES as Readonly<Record<string, View>>).flatMap(
  ([name, scope]) => pathsIn(name, scope),
)

/** The translation keys, with their English texts. */
export const KEYS: readonly Word[] = [...(english() ?? [])].map(([label, detail]) => ({ label, detail }))

/** The parts that a screen may use. */
export const partsOf = (screen: string): readonly Word[] =>
  [...PARTS.values()]
    .filter(({ screens }) => (screens as readonly string[]).includes(screen))
    .map(({ description, part }) => ({ label: part, detail: description }))

function pathsIn(path: string, { description = '', properties }: View): readonly Word[] {
  const inner = Object.entries(properties ?? {}).flatMap(([name, view]) => pathsIn(`${path}.${name}`, view))
  return properties === undefined ? [{ label: path, detail: description }] : inner
}
