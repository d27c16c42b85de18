import { CONDITION, TEXT } from './slots.ts'

/** The version of the language that this build draws. A document of a newer one is left to newer builds. */
export const LANGUAGE = 1

/** The newest part of the catalogue (`since`) that this build draws; a document says in `minWidget` what it needs. */
export const CATALOGUE = 1

/** What every node may say, whatever its type. The rest of a node is checked by the schema of its type. */
export const ENVELOPE = {
  type: 'object',
  properties: {
    type: { description: 'Which block it is, or `field`.', type: 'string', minLength: 1, maxLength: 40 },
    id: {
      description: 'A name of its own, once in a document.',
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,59}$',
    },
    when: { ...CONDITION, description: 'Whether it is drawn; without one, always.' },
    ariaLabel: { ...TEXT, description: 'What a screen reader says of it.' },
    fallback: { description: 'A node that stands in for it where this one is wrong, or too new.', type: 'object' },
    optional: {
      description: 'It may be left out where it is wrong or too new. Of a field: it may stay empty.',
      type: 'boolean',
    },
    children: {
      description: 'The nodes in it, of a block that holds any.',
      type: 'array',
      maxItems: 60,
      items: { type: 'object' },
    },
  },
  required: ['type'],
  additionalProperties: false,
} as const

export const DOCUMENT = {
  type: 'object',
  properties: {
    $schema: {
      description: 'The schema, for an editor: `"./layout.schema.json"`. The widget passes it over.',
      type: 'string',
      maxLength: 300,
    },
    layout: { description: 'The version of the language: 1.', type: 'integer', minimum: 1 },
    id: {
      description: 'The name of the document, for reports.',
      type: 'string',
      pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$',
    },
    screen: { description: 'The screen that it draws.', type: 'string', minLength: 1, maxLength: 60 },
    hash: { description: 'A hash for your own use. The widget passes it over.', type: 'string', maxLength: 64 },
    minWidget: {
      description: 'The oldest catalogue that it needs: widgets that are older draw the built-in screen.',
      type: 'integer',
      minimum: 1,
    },
    body: {
      description: 'The nodes, from top to bottom.',
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: { type: 'object' },
    },
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
    part: {
      description: 'Its name, which is that of its file.',
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$',
      maxLength: 60,
    },
    description: { description: 'What it is, for whoever uses it.', type: 'string', minLength: 1, maxLength: 300 },
    screens: {
      description: 'Where it may be used: it reads and does what these screens offer.',
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: { type: 'string', minLength: 1, maxLength: 60 },
    },
    body: {
      description: 'The nodes that it stands for.',
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: { type: 'object' },
    },
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
