import { nodeTypes } from 'virtual:layout-catalog'
import { SCREENS } from '../../schemas/layout/screens/index.ts'
import { ROUTE_NAMES } from '../../schemas/routes.ts'
import { nearest } from './nearest.ts'

/** Messages for unknown names, with a suggestion. */
export const unknownScreen = (name: string): string => `"${name}" is not a screen.${meant(name, Object.keys(SCREENS))}`

export const unknownPage = (name: unknown): string => `"${name}" is not a page.${meant(String(name), ROUTE_NAMES)}`

export const unknownBlock = (type: unknown): string =>
  `"${type}" is not a node type.${meant(String(type), [...namesOf('b_'), 'field'])}`

export const unknownKind = (kind: unknown): string =>
  `"${kind}" is not a kind of field.${meant(String(kind), namesOf('f_'))}`

export const isPage = (name: unknown): boolean => (ROUTE_NAMES as readonly unknown[]).includes(name)

export function meant(word: string, allowed: Iterable<string>): string {
  const close = nearest(word, allowed)
  return close === undefined ? '' : ` Did you mean "${close}"?`
}

const namesOf = (prefix: string): string[] =>
  Object.keys(nodeTypes).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
