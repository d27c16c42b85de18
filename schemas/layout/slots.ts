/**
 * Slots: properties whose JSON form is worked out by the interpreter before a renderer sees them.
 * `x-slot` names the kind; `src/language/slots` checks it, and `renderers/contract.ts` says what a renderer gets of it.
 * Every piece is one constant, used by identity: the build gives each its own `$id`, so that Ajv compiles it once.
 */

import { ALL_ACTIONS } from './actions/index.ts'
import { KEY, PAID_REF, PATH, REF } from './pieces.ts'

/** A text: an i18next key, or an object with exactly one of t (+ args), keyFrom, text, $. */
export const TEXT = {
  'x-slot': 'text',
  description:
    'A text. A plain string is a translation key. {"t": key, "args": {name: expression}} fills a translation; {"keyFrom": path} takes the key from data; {"text": {"en": …}} is written in place; {"$": path} shows data.',
  type: ['string', 'object'],
  pattern: KEY,
  maxLength: 120,
  minProperties: 1,
  maxProperties: 2,
  properties: {
    t: { type: 'string', pattern: KEY, maxLength: 120 },
    args: {
      type: 'object',
      maxProperties: 8,
      additionalProperties: { type: 'string', minLength: 1, maxLength: 300 },
    },
    keyFrom: { type: 'string', pattern: PATH },
    text: {
      type: 'object',
      required: ['en'],
      properties: { en: { type: 'string', minLength: 1, maxLength: 500 } },
      additionalProperties: { type: 'string', maxLength: 500 },
    },
    $: { type: 'string', pattern: PATH },
  },
  additionalProperties: false,
} as const

/** A condition: one line of the CEL subset. */
export const CONDITION = {
  'x-slot': 'condition',
  description: 'A condition in the expression language, for example: form.valid && limits.known',
  type: 'string',
  minLength: 1,
  maxLength: 300,
} as const

/** The path of a list or a record for a node that draws structured data. */
const source = <K extends string>(kind: K, description: string) =>
  ({ 'x-slot': kind, description, type: 'string' as const, pattern: PATH }) as const

export const TILE = source('tile', 'The path of a tile: a method or a group of methods.')
export const CHIPS = source('chips', 'The path of a list of quick amounts.')
export const COUNTRY = source('country', 'The path of a country.')
export const REQUISITES = source('requisites', 'The path of a list of lines to be copied.')
export const TIME = source('time', 'The path of a time that runs out.')
export const LIST = source('list', 'The path of a list.')

/** A command, whichever. */
export const ACTION = {
  description: 'A command of the cashier.',
  type: 'object',
  required: ['do'],
  oneOf: Object.values(ALL_ACTIONS),
} as const

export const ACTIONS = {
  'x-slot': 'actions',
  description: 'What happens when it is pressed: at most five commands, in order.',
  type: 'array',
  minItems: 1,
  maxItems: 5,
  items: ACTION,
} as const

/** A node list inside a property (besides `children`). The nodes are checked by the document walk. */
export const NODES = {
  'x-slot': 'nodes',
  description: 'A list of nodes.',
  type: 'array',
  maxItems: 60,
  items: { type: 'object' },
} as const

export const CASES = {
  'x-slot': 'cases',
  description: 'Node lists by value.',
  type: 'object',
  minProperties: 1,
  maxProperties: 30,
  additionalProperties: { type: 'array', maxItems: 60, items: { type: 'object' } },
} as const

export const BADGE = {
  'x-slot': 'badge',
  description: 'A small label, shown while its condition holds.',
  type: 'object',
  properties: { when: CONDITION, text: TEXT, tone: { enum: ['accent', 'warn', 'good', 'info'] } },
  required: ['text'],
  additionalProperties: false,
} as const

export const ROWS = {
  'x-slot': 'rows',
  description: 'Rows of a label and a value; a strong one is what it comes to.',
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: {
    type: 'object',
    properties: { label: TEXT, value: TEXT, when: CONDITION, strong: { type: 'boolean' } },
    required: ['label', 'value'],
    additionalProperties: false,
  },
} as const

/** What can be chosen. */
const CHOICES = {
  type: 'array',
  minItems: 1,
  maxItems: 300,
  items: {
    type: 'object',
    properties: { text: TEXT, value: { type: 'string', maxLength: 120 }, note: TEXT },
    required: ['text', 'value'],
    additionalProperties: false,
  },
} as const

/** What can be chosen in a list. */
export const ITEMS = { 'x-slot': 'items', description: 'What can be chosen.', ...CHOICES } as const

const FIELD_NAME = {
  type: 'string',
  pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
  maxLength: 64,
} as const

/** What can be chosen, by what was chosen in another field: banks and their branches. */
export const CASCADE = {
  'x-slot': 'cascade',
  description:
    'What can be chosen, by the value of another field: {"by": "bank", "items": {"bbva": [...], "santander": [...]}}.',
  type: 'object',
  properties: {
    by: { description: 'The field that decides.', ...FIELD_NAME },
    items: { type: 'object', minProperties: 1, maxProperties: 100, additionalProperties: CHOICES },
  },
  required: ['by', 'items'],
  additionalProperties: false,
} as const

/** What is said of a wrong value: a translation key, or words in place. */
export const MESSAGE = {
  description: 'A message: a translation key, or {"text": {"en": ...}} written in place.',
  type: ['string', 'object'],
  pattern: KEY,
  maxLength: 120,
  properties: {
    text: {
      type: 'object',
      required: ['en'],
      properties: { en: { type: 'string', minLength: 1, maxLength: 500 } },
      additionalProperties: { type: 'string', maxLength: 500 },
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const

const REGEX = { type: 'string', minLength: 1, maxLength: 200 } as const

/** The checks that a provider's form needs and that no regular expression can make. */
export const CHECK_NAMES = [
  'luhn',
  'iban',
  'aba',
  'cpf',
  'cnpj',
  'email',
  'minAge',
  'maxAge',
  'length',
  'range',
  'equals',
] as const

/** A rule of a field: exactly one of regex, anyOf, check; with its message. */
export const RULES = {
  'x-slot': 'rules',
  description:
    'Rules of the field, tried in order; the first that does not hold says its message. Each has exactly one of regex, anyOf (one of these patterns) and check.',
  type: 'array',
  maxItems: 10,
  items: {
    type: 'object',
    properties: {
      regex: REGEX,
      anyOf: { description: 'One of these patterns.', type: 'array', minItems: 1, maxItems: 10, items: REGEX },
      check: { description: 'A check by its name.', enum: CHECK_NAMES },
      years: { description: 'Of minAge and maxAge.', type: 'integer', minimum: 1, maximum: 150 },
      min: {
        description: 'Of length and range.',
        type: ['integer', 'string'],
        pattern: '^-?\\d{1,18}(\\.\\d{1,18})?$',
      },
      max: {
        description: 'Of length and range.',
        type: ['integer', 'string'],
        pattern: '^-?\\d{1,18}(\\.\\d{1,18})?$',
      },
      field: { description: 'Of equals: the other field.', ...FIELD_NAME },
      message: MESSAGE,
      when: CONDITION,
    },
    additionalProperties: false,
  },
} as const

/** What is said of a value that is not there, or not all of it. */
export const MESSAGES = {
  description: 'What is said when nothing was entered, and when a mask is not filled.',
  type: 'object',
  properties: { empty: MESSAGE, incomplete: MESSAGE },
  additionalProperties: false,
} as const

const MASK_TEXT = { type: 'string', minLength: 1, maxLength: 64 } as const

/** How typed signs are laid out: # a digit, A a letter, * either; everything else stands as itself. */
export const MASK = {
  'x-slot': 'mask',
  description:
    'A mask: # a digit, A a letter, * either, \\ before a sign that stands for itself; places in [brackets] at the end may stay empty. A list: the first one that has room for what was typed, of those whose condition holds.',
  ...MASK_TEXT,
  type: ['string', 'array'],
  minItems: 1,
  maxItems: 6,
  items: {
    type: ['string', 'object'],
    minLength: 1,
    maxLength: 64,
    properties: { mask: MASK_TEXT, when: CONDITION },
    required: ['mask'],
    additionalProperties: false,
  },
} as const

/** Links of a text, by the name that stands in it in braces. */
export const LINKS = {
  'x-slot': 'links',
  description:
    'Links by name: "{terms}" in the label becomes a link to {"terms": {"text": ..., "url": "https://..."}}.',
  type: 'object',
  minProperties: 1,
  maxProperties: 5,
  additionalProperties: {
    type: 'object',
    properties: { text: TEXT, url: { type: 'string', pattern: '^https://', maxLength: 500 } },
    required: ['text', 'url'],
    additionalProperties: false,
  },
} as const

export const INPUT_MODE = {
  description: 'The keyboard of a phone.',
  enum: ['text', 'numeric', 'decimal', 'tel', 'email'],
} as const

/** What goes out of a field. */
export const WIRE = {
  description:
    'What goes out: typed (as it is written), plain (letters and digits alone; a date as 2001-12-31; a phone without its prefix) or none. An amount goes out as a decimal number, typed or plain.',
  enum: ['typed', 'plain', 'none'],
} as const

/** How fields of the server look, by name. */
export const OVERRIDES = {
  'x-slot': 'overrides',
  description: 'By name: how a field looks. Its value still goes out under the name that the server gave.',
  type: 'object',
  maxProperties: 20,
  additionalProperties: {
    type: 'object',
    properties: {
      kind: {
        description: 'Drawn as this kind instead of the one that the server named.',
        enum: [
          'text',
          'textUppercase',
          'amount',
          'phone',
          'date',
          'dropdown',
          'segmented',
          'radio',
          'country',
          'currency',
          'network',
        ],
      },
      label: TEXT,
      placeholder: TEXT,
      hint: TEXT,
      show: CONDITION,
      requiredWhen: CONDITION,
      mask: MASK,
      items: ITEMS,
      inputMode: INPUT_MODE,
      autoComplete: { type: 'string', maxLength: 40 },
      rules: RULES,
      messages: MESSAGES,
      wire: WIRE,
      optional: { type: 'boolean' },
      keep: { type: 'boolean' },
    },
    additionalProperties: false,
  },
} as const

export const ICON = {
  description: 'An icon of the kit.',
  enum: [
    'search',
    'info',
    'warning',
    'shield',
    'clock',
    'check',
    'cross',
    'globe',
    'wallet',
    'gift',
    'refresh',
    'offline',
  ],
} as const

export const TONE = { description: 'The tone.', enum: ['info', 'good', 'warn', 'bad'] } as const
export const GAP = { description: 'The space between children.', enum: ['none', 'small', 'medium', 'large'] } as const

/** The pieces that the build registers under an `$id` of their own. */
export const SHARED = {
  TEXT,
  CONDITION,
  REF,
  PAID_REF,
  TILE,
  CHIPS,
  COUNTRY,
  REQUISITES,
  TIME,
  LIST,
  ACTION,
  ACTIONS,
  NODES,
  CASES,
  BADGE,
  ROWS,
  ITEMS,
  CASCADE,
  MESSAGE,
  MESSAGES,
  RULES,
  MASK,
  LINKS,
  INPUT_MODE,
  WIRE,
  OVERRIDES,
  ICON,
  TONE,
  GAP,
} as const

type Piece = (typeof SHARED)[keyof typeof SHARED]

/** The kinds of slots. */
export type SlotKind = Extract<Piece, { readonly 'x-slot': string }>['x-slot']

export { REF }
