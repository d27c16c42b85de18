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
    'A text: a translation key as a plain string, or an object with exactly one of t (and its args), keyFrom, text and $.',
  examples: [
    'field.email',
    { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
    { keyFrom: 'method.annotationKey' },
    { text: { en: 'Voucher code', ar: 'رمز القسيمة' } },
    { $: 'deposit.amountText' },
  ],
  type: ['string', 'object'],
  pattern: KEY,
  maxLength: 120,
  minProperties: 1,
  maxProperties: 2,
  properties: {
    t: { description: 'A translation key.', type: 'string', pattern: KEY, maxLength: 120 },
    args: {
      description: 'What fills the places in the translation: an expression for each name.',
      type: 'object',
      maxProperties: 8,
      additionalProperties: { type: 'string', minLength: 1, maxLength: 300 },
    },
    keyFrom: { description: 'The path of data that holds a translation key.', type: 'string', pattern: PATH },
    text: {
      description: 'The text itself, by language; English stands in for a language that is not there.',
      type: 'object',
      required: ['en'],
      properties: { en: { description: 'The text in English.', type: 'string', minLength: 1, maxLength: 500 } },
      additionalProperties: { type: 'string', maxLength: 500 },
    },
    $: { description: 'The path of data that is shown as it is.', type: 'string', pattern: PATH },
  },
  additionalProperties: false,
} as const

/** A condition: one line of the CEL subset. */
export const CONDITION = {
  'x-slot': 'condition',
  description: 'A condition: one line of the language that `schemas/layout/README.md` explains under "Conditions".',
  examples: ['form.valid && limits.known', 'user.paymentGeo in ["MX", "BR"]', 'form.amount > "100"'],
  type: 'string',
  minLength: 1,
  maxLength: 300,
} as const

/** The path of a list or a record for a node that draws structured data. */
const source = <K extends string>(kind: K, description: string, example: string) =>
  ({ 'x-slot': kind, description, examples: [example], type: 'string' as const, pattern: PATH }) as const

export const TILE = source('tile', 'The path of a tile: a method or a group of methods.', 'tile')
export const CHIPS = source('chips', 'The path of a list of quick amounts.', 'form.chips')
export const COUNTRY = source('country', 'The path of a country.', 'region.current')
export const CURRENCIES = source('currencies', 'The path of a list of currencies.', 'currencies.all')
export const REQUISITES = source('requisites', 'The path of a list of lines to be copied.', 'invoice.requisites')
export const OFFER = source('offer', 'The path of an offer.', 'offer')
export const BONUSES = source('bonuses', 'The path of a list of bonuses.', 'bonuses.list')
export const TEXTS = source('texts', 'The path of a list of texts.', 'invoice.steps')
export const TIME = source('time', 'The path of a time that runs out.', 'invoice.time')
export const SLIDES = source('slides', 'The path of the steps of an instruction.', 'instruction.steps')
export const VIDEO = source('video', 'The path of a video.', 'instruction.video')
export const PICTURE = source('picture', 'The path of an icon.', 'bonus.picture')
export const LIST = source('list', 'The path of a list.', 'methods.tiles')

/** A command, whichever. */
export const ACTION = {
  description: 'A command of the cashier, by its name, with its arguments.',
  examples: [{ do: 'refresh' }, { do: 'navigate', to: 'depositListPage' }],
  type: 'object',
  required: ['do'],
  oneOf: Object.values(ALL_ACTIONS),
} as const

export const ACTIONS = {
  'x-slot': 'actions',
  description: 'What happens: at most five commands, in order.',
  examples: [[{ do: 'track', key: 'form_view' }, { do: 'deposit.create' }]],
  type: 'array',
  minItems: 1,
  maxItems: 5,
  items: ACTION,
} as const

/** A node list inside a property (besides `children`). The nodes are checked by the document walk. */
export const NODES = {
  'x-slot': 'nodes',
  description: 'A list of nodes.',
  examples: [[{ type: 'text', text: 'empty.text' }]],
  type: 'array',
  maxItems: 60,
  items: { type: 'object' },
} as const

export const CASES = {
  'x-slot': 'cases',
  description: 'Lists of nodes, by value.',
  examples: [{ processed: [{ type: 'text', text: 'complete.processed.text' }] }],
  type: 'object',
  minProperties: 1,
  maxProperties: 30,
  additionalProperties: { type: 'array', maxItems: 60, items: { type: 'object' } },
} as const

export const BADGE = {
  'x-slot': 'badge',
  description: 'A small label, shown while its condition holds.',
  type: 'object',
  examples: [{ text: 'badge.popular', when: 'tile.isPopular', tone: 'warn' }],
  properties: {
    when: { ...CONDITION, description: 'Whether it is shown; without one, always.' },
    text: { ...TEXT, description: 'What it says.' },
    tone: { description: 'Its colour; without one, `accent`.', enum: ['accent', 'warn', 'good', 'info'] },
  },
  required: ['text'],
  additionalProperties: false,
} as const

export const ROWS = {
  'x-slot': 'rows',
  description: 'Rows of a label and a value; a strong one is what it comes to.',
  examples: [[{ label: 'complete.amount', value: { $: 'deposit.amountText' } }]],
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What the value is.' },
      value: { ...TEXT, description: 'The value.' },
      when: { ...CONDITION, description: 'Whether the row is shown; without one, always.' },
      strong: { description: 'Whether it is what the others come to.', type: 'boolean' },
    },
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
    properties: {
      text: { ...TEXT, description: 'What the player reads.' },
      value: { description: 'What goes out when it is chosen.', type: 'string', maxLength: 120 },
      note: { ...TEXT, description: 'A second, quieter line.' },
    },
    required: ['text', 'value'],
    additionalProperties: false,
  },
} as const

/** What can be chosen in a list. */
export const ITEMS = {
  'x-slot': 'items',
  description: 'What can be chosen.',
  examples: [[{ text: { text: { en: 'BBVA' } }, value: 'bbva' }]],
  ...CHOICES,
} as const

const FIELD_NAME = {
  type: 'string',
  pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
  maxLength: 64,
} as const

/** What can be chosen, by what was chosen in another field: banks and their branches. */
export const CASCADE = {
  'x-slot': 'cascade',
  description: 'What can be chosen, by the value of another field.',
  examples: [{ by: 'bank', items: { bbva: [{ text: { text: { en: 'Centro' } }, value: '001' }] } }],
  type: 'object',
  properties: {
    by: { description: 'The field that decides.', ...FIELD_NAME },
    items: {
      description: 'The choices, by the value of that field.',
      type: 'object',
      minProperties: 1,
      maxProperties: 100,
      additionalProperties: CHOICES,
    },
  },
  required: ['by', 'items'],
  additionalProperties: false,
} as const

/** What is said of a wrong value: a translation key, or words in place. */
export const MESSAGE = {
  description: 'A message: a translation key, or a text that is written in place.',
  examples: ['paymentMethods.regex_error.phone', { text: { en: 'Ten digits' } }],
  type: ['string', 'object'],
  pattern: KEY,
  maxLength: 120,
  properties: {
    text: {
      description: 'The text itself, by language; English stands in for a language that is not there.',
      type: 'object',
      required: ['en'],
      properties: { en: { description: 'The text in English.', type: 'string', minLength: 1, maxLength: 500 } },
      additionalProperties: { type: 'string', maxLength: 500 },
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const

const REGEX = {
  description: 'A pattern that the whole value must fit.',
  type: 'string',
  minLength: 1,
  maxLength: 200,
} as const

/** The checks that a provider's form needs and that no regular expression can make. */
export const CHECK_NAMES = [
  'luhn',
  'iban',
  'aba',
  'cpf',
  'cnpj',
  'email',
  'confirmationId',
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
  examples: [
    [{ regex: '^\\d{10}$', message: 'paymentMethods.regex_error.phone' }],
    [{ check: 'length', min: 6, max: 12, message: { text: { en: 'Six to twelve signs' } } }],
    [{ check: 'equals', field: 'account', message: { text: { en: 'The two differ' } } }],
  ],
  type: 'array',
  maxItems: 10,
  items: {
    type: 'object',
    properties: {
      regex: REGEX,
      anyOf: { description: 'Patterns of which one must fit.', type: 'array', minItems: 1, maxItems: 10, items: REGEX },
      check: { description: 'A check by its name.', enum: CHECK_NAMES },
      years: { description: 'Of `minAge` and `maxAge`: how many years.', type: 'integer', minimum: 1, maximum: 150 },
      min: {
        description: 'Of `length` and `range`: the least.',
        type: ['integer', 'string'],
        pattern: '^-?\\d{1,18}(\\.\\d{1,18})?$',
      },
      max: {
        description: 'Of `length` and `range`: the most.',
        type: ['integer', 'string'],
        pattern: '^-?\\d{1,18}(\\.\\d{1,18})?$',
      },
      field: { description: 'Of `equals`: the other field.', ...FIELD_NAME },
      message: { ...MESSAGE, description: 'What is said when it does not hold.' },
      when: { ...CONDITION, description: 'Whether the rule counts; without one, always.' },
    },
    additionalProperties: false,
  },
} as const

/** What is said of a value that is not there, or not all of it. */
export const MESSAGES = {
  description: 'What is said when nothing was entered, and when a mask is not filled.',
  type: 'object',
  examples: [{ incomplete: { text: { en: 'Some digits are missing' } } }],
  properties: {
    empty: { ...MESSAGE, description: 'When nothing was entered.' },
    incomplete: { ...MESSAGE, description: 'When the mask is not filled, or the date is not whole.' },
  },
  additionalProperties: false,
} as const

const MASK_TEXT = { description: 'One mask.', type: 'string', minLength: 1, maxLength: 64 } as const

/** How typed signs are laid out: # a digit, A a letter, * either; everything else stands as itself. */
export const MASK = {
  'x-slot': 'mask',
  ...MASK_TEXT,
  description:
    'How typed signs are laid out: `#` a digit, `A` a letter, `*` either, `\\` before a sign that stands for itself; places in [brackets] at the end may stay empty. Of a list, the first one that has room for what was typed, of those whose condition holds; when another mask comes to hold that has no room for what stands there, the field is emptied.',
  examples: ['###.###.###-##', '######[####]', ['###.###.###-##', '##.###.###/####-##']],
  type: ['string', 'array'],
  minItems: 1,
  maxItems: 6,
  items: {
    type: ['string', 'object'],
    minLength: 1,
    maxLength: 64,
    properties: {
      mask: MASK_TEXT,
      when: { ...CONDITION, description: 'Whether it may be used; without one, always.' },
    },
    required: ['mask'],
    additionalProperties: false,
  },
} as const

/** Links of a text, by the name that stands in it in braces. */
export const LINKS = {
  'x-slot': 'links',
  description: 'Links by name: where the label says {terms}, the link of that name stands.',
  examples: [{ terms: { text: { text: { en: 'terms of the bank' } }, url: 'https://bank.example/terms' } }],
  type: 'object',
  minProperties: 1,
  maxProperties: 5,
  additionalProperties: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'What the link says.' },
      url: { description: 'Where it leads.', type: 'string', pattern: '^https://', maxLength: 500 },
    },
    required: ['text', 'url'],
    additionalProperties: false,
  },
} as const

export const INPUT_MODE = {
  description: 'The keyboard that a phone shows.',
  examples: ['numeric'],
  enum: ['text', 'numeric', 'decimal', 'tel', 'email'],
} as const

/** A word of the standard of HTML. */
export const AUTO_COMPLETE = {
  description: 'What a browser fills in, by its name in HTML: `email`, `bday`, `cc-number`.',
  type: 'string',
  maxLength: 40,
} as const

/** What goes out of a field. */
export const WIRE = {
  description:
    'What goes out: `typed`, as it is written; `plain`, letters and digits alone, a date as 2001-12-31, a phone without its prefix; or `none`. An amount goes out as a decimal number, typed or plain.',
  examples: ['plain'],
  enum: ['typed', 'plain', 'none'],
} as const

/** How fields of the server look, by name. */
export const OVERRIDES = {
  'x-slot': 'overrides',
  description:
    'By name: how a field of the server looks. Its value still goes out under the name that the server gave.',
  examples: [{ iban: { mask: 'AA## #### #### ####', rules: [{ check: 'iban' }] }, phone: { inputMode: 'tel' } }],
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
      label: { ...TEXT, description: 'What the field is called.' },
      placeholder: { ...TEXT, description: 'An example that stands in the empty field.' },
      hint: { ...TEXT, description: 'What helps to fill it, under the field.' },
      show: { ...CONDITION, description: 'Whether it is shown; what does not show is neither checked nor sent.' },
      requiredWhen: { ...CONDITION, description: 'It may stay empty unless this holds.' },
      mask: MASK,
      items: ITEMS,
      inputMode: INPUT_MODE,
      autoComplete: AUTO_COMPLETE,
      rules: RULES,
      messages: MESSAGES,
      wire: WIRE,
      optional: { description: 'It may stay empty.', type: 'boolean' },
      keep: {
        description:
          'true: it is harmless, and stays over a reload. false: it is kept nowhere, and hidden in a review.',
        type: 'boolean',
      },
    },
    additionalProperties: false,
  },
} as const

export const ICON = {
  description: 'An icon of the widget.',
  examples: ['clock'],
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

export const TONE = {
  description: 'How weighty it is.',
  examples: ['warn'],
  enum: ['info', 'good', 'warn', 'bad'],
} as const
export const GAP = {
  description: 'The space between children.',
  examples: ['small'],
  enum: ['none', 'small', 'medium', 'large'],
} as const

/** The pieces that the build registers under an `$id` of their own. */
export const SHARED = {
  TEXT,
  CONDITION,
  REF,
  PAID_REF,
  TILE,
  CHIPS,
  COUNTRY,
  CURRENCIES,
  REQUISITES,
  OFFER,
  BONUSES,
  TEXTS,
  TIME,
  SLIDES,
  VIDEO,
  PICTURE,
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
