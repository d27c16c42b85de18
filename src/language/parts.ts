import type { PartJson, UseJson } from '../../schemas/layout/document.ts'
import { meant } from './checkNames.ts'
import type { LayoutProblem, ProblemCode } from './LayoutProblem.ts'

/** Nodes that documents share, by name. */
export type Parts = ReadonlyMap<string, PartJson>

const FILES = import.meta.glob<PartJson>('../../schemas/layouts/parts/*.json', { eager: true, import: 'default' })

/** The parts that ship with the widget. */
export const PARTS: Parts = new Map(Object.values(FILES).map((part) => [part.part, part]))

export const isUse = (json: object): json is UseJson => Object.hasOwn(json, 'use') && !Object.hasOwn(json, 'type')

/** How much longer a use of the part makes a document. */
export const bytesOf = ({ body }: PartJson): number => new TextEncoder().encode(JSON.stringify(body)).length

export interface UsePlace {
  readonly parts: Parts
  readonly screen: string
  /** A part that used a part could use itself. */
  readonly isInPart: boolean
}

/** E01, E21: why a `use` stands for no nodes. */
export function whyNoPart(json: UseJson, pointer: string, { parts, screen, isInPart }: UsePlace): LayoutProblem[] {
  const problem = (code: ProblemCode, at: string, message: string): LayoutProblem => ({
    ...{ code, pointer: `${pointer}/${at}`, message },
    isHandled: false,
  })
  const stray = Object.keys(json).filter((name) => name !== 'use')
  const part = parts.get(json.use)
  const why = isInPart
    ? `A part uses no part, and this one uses "${json.use}".`
    : part === undefined
      ? `"${json.use}" is no part.${meant(String(json.use), parts.keys())}`
      : part.screens.includes(screen)
        ? undefined
        : `The part "${json.use}" is for ${part.screens.map((name) => `"${name}"`).join(' and ')}, and not for "${screen}".`
  return [
    ...stray.map((name) => problem('E01', name, `"${name}" is not known here: "use" stands by itself.`)),
    ...(why === undefined ? [] : [problem('E21', 'use', why)]),
  ]
}
