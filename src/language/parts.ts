import type { NodeJson, PartJson, UseJson } from '../../schemas/layout/document.ts'
import { meant } from './checkNames.ts'
import type { LayoutProblem, ProblemCode } from './LayoutProblem.ts'

/** Shared node lists, by name. */
export type Parts = ReadonlyMap<string, PartJson>

const FILES = import.meta.glob<PartJson>('../../schemas/layouts/parts/*.json', { eager: true, import: 'default' })

/** The parts shipped with the widget. */
export const PARTS: Parts = new Map(Object.values(FILES).map((part) => [part.part, part]))

/** The nodes of a shipped part. */
export const partBody = (name: string): readonly NodeJson[] => PARTS.get(name)?.body ?? []

export const isUse = (json: object): json is UseJson => Object.hasOwn(json, 'use') && !Object.hasOwn(json, 'type')

/** The number of bytes a use of the part adds to a document. */
export const bytesOf = ({ body }: PartJson): number => new TextEncoder().encode(JSON.stringify(body)).length

export interface UsePlace {
  readonly parts: Parts
  readonly screen: string
  /** Whether the `use` is inside a part. Parts can't use parts, which rules out recursion. */
  readonly isInPart: boolean
}

/** E01, E21: the reasons why a `use` can't be expanded. */
export function whyNoPart(json: UseJson, pointer: string, place: UsePlace): LayoutProblem[] {
  const stray = Object.keys(json).filter((name) => name !== 'use')
  const why = whyNot(json.use, place)
  return [
    ...stray.map((name) => {
      const at = name.replaceAll('~', '~0').replaceAll('/', '~1')
      return problem('E01', `${pointer}/${at}`, `"${name}" is not allowed beside "use".`)
    }),
    ...(why === undefined ? [] : [problem('E21', `${pointer}/use`, why)]),
  ]
}

function whyNot(name: unknown, { parts, screen, isInPart }: UsePlace): string | undefined {
  const part = typeof name === 'string' ? parts.get(name) : undefined
  if (isInPart) return `A part can't use another part: ${quoted(name)}.`
  if (part === undefined) return `${quoted(name)} is not a part.${meant(quoted(name).slice(1, -1), parts.keys())}`
  if (part.screens.includes(screen)) return undefined
  const screens = part.screens.map((one) => `"${one}"`).join(' and ')
  return `The part ${quoted(name)} is for ${screens}, not for "${screen}".`
}

/** Quotes any JSON value given in place of a name. */
const quoted = (name: unknown): string => JSON.stringify(name).slice(0, 60)

const problem = (code: ProblemCode, pointer: string, message: string): LayoutProblem => ({
  code,
  pointer,
  message,
  isHandled: false,
})
