import { CONDITION, TEXT } from './slots.ts'

/** The version of the layout language supported by this build. Documents of a newer version are rejected. */
export const LANGUAGE = 1

/** The catalogue version (`since`) of this build; `minWidget` of a document states the version that it needs. */
export const CATALOGUE = 1

/** The properties common to all nodes. The rest is validated by the schema of the node's type. */
export const ENVELOPE = {
  type: 'object',
  properties: {
    type: { description: 'The block type, or `field`.', type: 'string', minLength: 1, maxLength: 40 },
    id: {
      description: 'A unique id within the document.',
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,59}$',
    },
    when: { ...CONDITION, description: 'Whether it is rendered; default: always.' },
    ariaLabel: { ...TEXT, description: 'The accessible name.' },
    fallback: { description: 'A node used instead when this one is invalid or too new.', type: 'object' },
    optional: {
      description: 'Whether it may be dropped when it is invalid or too new. For a field: whether it may stay empty.',
      type: 'boolean',
    },
    children: {
      description: 'The child nodes of a container block.',
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
      description: 'The schema, for an editor: `"./layout.schema.json"`. Ignored by the widget.',
      type: 'string',
      maxLength: 300,
    },
    layout: { description: 'The version of the language: 1.', type: 'integer', minimum: 1 },
    id: {
      description: 'The name of the document, for reports.',
      type: 'string',
      pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$',
    },
    screen: { description: 'The screen it is for.', type: 'string', minLength: 1, maxLength: 60 },
    hash: { description: 'A hash for your own use. Ignored by the widget.', type: 'string', maxLength: 64 },
    minWidget: {
      description:
        'The oldest widget that can show the document, as the catalogue number of the widget: an older one shows the built-in screen. Needed only for a block or field that is newer than 1.',
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
 * Shared node lists: `schemas/layouts/parts/<part>.json`. `{ "use": "<part>" }` inserts them into any list of nodes. A
 * part takes no arguments and can't use other parts.
 */
export const PART = {
  type: 'object',
  properties: {
    part: {
      description: 'Its name, equal to its file name.',
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$',
      maxLength: 60,
    },
    description: {
      description: 'A description for authors of documents.',
      type: 'string',
      minLength: 1,
      maxLength: 300,
    },
    screens: {
      description: 'The screens where it may be used: it may only use what these screens offer.',
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: { type: 'string', minLength: 1, maxLength: 60 },
    },
    body: {
      description: 'The nodes it consists of.',
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
 * Limits of a document including the parts it uses: layouts are small, so anything larger is a mistake or an attack.
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

/** A reference to a part, in a list of nodes. */
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
