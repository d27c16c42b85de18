import { CONDITION, TEXT } from './slots.ts'

/** The version of the language that this build draws. A document of a newer one is left to newer builds. */
export const LANGUAGE = 1

/** The newest part of the catalogue (`since`) that this build draws; a document says in `minWidget` what it needs. */
export const CATALOGUE = 1

/** What every node may say, whatever its type. The rest of a node is checked by the schema of its type. */
export const ENVELOPE = {
  type: 'object',
  properties: {
    type: { type: 'string', minLength: 1, maxLength: 40 },
    id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,59}$' },
    when: CONDITION,
    ariaLabel: TEXT,
    fallback: { type: 'object' },
    optional: { type: 'boolean' },
    children: { type: 'array', maxItems: 60, items: { type: 'object' } },
  },
  required: ['type'],
  additionalProperties: false,
} as const

export const DOCUMENT = {
  type: 'object',
  properties: {
    $schema: { type: 'string', maxLength: 300 },
    layout: { type: 'integer', minimum: 1 },
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$' },
    screen: { type: 'string', minLength: 1, maxLength: 60 },
    hash: { type: 'string', maxLength: 64 },
    minWidget: { type: 'integer', minimum: 1 },
    body: { type: 'array', minItems: 1, maxItems: 60, items: { type: 'object' } },
  },
  required: ['layout', 'id', 'screen', 'body'],
  additionalProperties: false,
} as const

/**
 * Nodes that several documents share: `schemas/layouts/parts/<part>.json`. `{ "use": "<part>" }` stands for them in any list
 * of nodes. A part takes no arguments and uses no part.
 */
export const PART = {
  type: 'object',
  properties: {
    part: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$', maxLength: 60 },
    description: { type: 'string', minLength: 1, maxLength: 300 },
    /** Where it may be used: it reads and does what these offer. */
    screens: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 60 } },
    body: { type: 'array', minItems: 1, maxItems: 60, items: { type: 'object' } },
  },
  required: ['part', 'description', 'screens', 'body'],
  additionalProperties: false,
} as const

/**
 * Limits of a document, with its parts in the places where it uses them: a layout is small by nature, so what is larger is
 * an accident or an attack.
 */
export const LIMITS = { bytes: 65_536, depth: 12, nodes: 200, jsonDepth: 60, regexLength: 200 } as const

export type TextJson =
  | string
  | {
      readonly t?: string
      readonly args?: Readonly<Record<string, string>>
      readonly keyFrom?: string
      readonly text?: Readonly<Record<string, string>>
      readonly $?: string
    }

export interface NodeJson {
  readonly type: string
  readonly id?: string
  readonly when?: string
  readonly ariaLabel?: TextJson
  readonly fallback?: NodeJson
  readonly optional?: boolean
  readonly children?: readonly NodeJson[]
  readonly [prop: string]: unknown
}

/** What stands for the nodes of a part, in a list of nodes. */
export interface UseJson {
  readonly use: string
}

export interface PartJson {
  readonly part: string
  readonly description: string
  readonly screens: readonly string[]
  readonly body: readonly NodeJson[]
}

export interface DocumentJson {
  readonly layout: number
  readonly id: string
  readonly screen: string
  readonly minWidget?: number
  readonly body: readonly NodeJson[]
}
