/**
 * Slots: properties that the interpreter resolves before passing them to a renderer. `x-slot` names the kind;
 * `src/language/slots` validates it, and `renderers/contract.ts` defines the resolved type. Each piece is one constant,
 * identified by object identity: the build gives it its own `$id`, so that Ajv compiles it once.
 */

import { DATE_FORMATS } from '../typing/date.ts'
import { ALL_ACTIONS } from './actions/index.ts'
import { FIELD_NAME, KEY, PAID_REF, PATH, REF } from './pieces.ts'

/** A text: a translation key, or an object with exactly one of t (+ args), keyFrom, text, $. */
export const TEXT = {
  'x-slot': 'text',
  description:
    'A text: a translation key as a plain string, or an object with exactly one of t, keyFrom, text and $; t and text may have args.',
  examples: [
    'field.email',
    { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
    { keyFrom: 'method.annotationKey' },
    { text: { en: 'Voucher code', ar: 'رمز القسيمة' } },
    { text: { en: 'Pay {amount} with {bank}' }, args: { amount: 'form.amountText', bank: 'form.labels.bank' } },
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
      description:
        'The arguments: an expression for each name. A translation and an inline text say where they stand; in an inline text, the name in braces, such as {amount}.',
      type: 'object',
      maxProperties: 8,
      additionalProperties: { type: 'string', minLength: 1, maxLength: 300 },
    },
    keyFrom: { description: 'The path of data that holds a translation key.', type: 'string', pattern: PATH },
    text: {
      description: 'The inline text, by language; English is the fallback.',
      type: 'object',
      required: ['en'],
      properties: { en: { description: 'The text in English.', type: 'string', minLength: 1, maxLength: 500 } },
      additionalProperties: { type: 'string', maxLength: 500 },
    },
    $: { description: 'The path of data shown unchanged.', type: 'string', pattern: PATH },
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
export const REQUISITES = source('requisites', 'The path of a list of payment details.', 'invoice.requisites')
export const OFFER = source('offer', 'The path of an offer.', 'offer')
export const BONUSES = source('bonuses', 'The path of a list of bonuses.', 'bonuses.list')
export const TEXTS = source('texts', 'The path of a list of texts.', 'invoice.steps')
export const TIME = source('time', 'The path of a deadline.', 'invoice.time')
export const SLIDES = source('slides', 'The path of the steps of an instruction.', 'instruction.steps')
export const VIDEO = source('video', 'The path of a video.', 'instruction.video')
export const PICTURE = source('picture', 'The path of an image.', 'bonus.picture')
export const LIST = source('list', 'The path of a list.', 'methods.tiles')

/** Any command. */
export const ACTION = {
  description: 'A command with its arguments.',
  examples: [{ do: 'refresh' }, { do: 'navigate', to: 'depositListPage' }],
  type: 'object',
  required: ['do'],
  oneOf: Object.values(ALL_ACTIONS),
} as const

export const ACTIONS = {
  'x-slot': 'actions',
  description: 'At most five commands, run in order.',
  examples: [[{ do: 'track', key: 'form_view' }, { do: 'deposit.create' }]],
  type: 'array',
  minItems: 1,
  maxItems: 5,
  items: ACTION,
} as const

/** A node list in a property other than `children`. The document walk validates the nodes. */
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
    when: { ...CONDITION, description: 'Whether it is shown; default: always.' },
    text: { ...TEXT, description: 'The text.' },
    tone: { description: 'The colour; default `accent`.', enum: ['accent', 'warn', 'good', 'info'] },
  },
  required: ['text'],
  additionalProperties: false,
} as const

export const ROWS = {
  'x-slot': 'rows',
  description: 'Rows of a label and a value; a strong one is a total.',
  examples: [[{ label: 'complete.amount', value: { $: 'deposit.amountText' } }]],
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label of the value.' },
      value: { ...TEXT, description: 'The value.' },
      when: { ...CONDITION, description: 'Whether the row is shown; default: always.' },
      strong: { description: 'Whether the row is a total.', type: 'boolean' },
    },
    required: ['label', 'value'],
    additionalProperties: false,
  },
} as const

const ICON_FILE = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
  maxLength: 64,
} as const

/** The mark inside a text field: a brand, or the flag of the field's country. */
export const MARK = {
  description:
    'A mark at the start of the field: the name of an icon, which is the file `{staticPath}icons/<name>.svg`, or `flag`, the flag of the country of a phone. Decorative; without a file, nothing is shown.',
  examples: ['flag'],
  ...ICON_FILE,
} as const

/** A list of choices. */
const CHOICES = {
  type: 'array',
  minItems: 1,
  maxItems: 300,
  items: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'The displayed text.' },
      value: { description: 'The value that is sent.', type: 'string', maxLength: 120 },
      note: { ...TEXT, description: 'A secondary line.' },
      icon: {
        description: 'The name of its icon: the file `{staticPath}icons/<name>.svg`. Without a file, its initials.',
        ...ICON_FILE,
      },
    },
    required: ['text', 'value'],
    additionalProperties: false,
  },
} as const

/** The choices of a field. */
export const ITEMS = {
  'x-slot': 'items',
  description: 'The choices.',
  examples: [[{ text: { text: { en: 'BBVA' } }, value: 'bbva', icon: 'bbva' }]],
  ...CHOICES,
} as const

const NAME_OF_FIELD = {
  type: 'string',
  pattern: FIELD_NAME,
  maxLength: 128,
} as const

/** Choices that depend on the value of another field: banks and their branches. */
export const CASCADE = {
  'x-slot': 'cascade',
  description: 'Choices that depend on the value of another field.',
  examples: [{ by: 'bank', items: { bbva: [{ text: { text: { en: 'Centro' } }, value: '001' }] } }],
  type: 'object',
  properties: {
    by: { description: 'The field they depend on.', ...NAME_OF_FIELD },
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

/** An error message: a translation key or an inline text. */
export const MESSAGE = {
  description: 'A message: a translation key or an inline text.',
  examples: ['paymentMethods.regex_error.phone', { text: { en: 'Ten digits' } }],
  type: ['string', 'object'],
  pattern: KEY,
  maxLength: 120,
  properties: {
    text: {
      description: 'The inline text, by language; English is the fallback.',
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
  description: 'A regular expression that the whole value must match.',
  type: 'string',
  minLength: 1,
  maxLength: 200,
} as const

/** Named checks, for rules of providers' forms that regular expressions can't express. */
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
  'zip',
] as const

/** A field rule: exactly one of regex, anyOf and check, with its message. */
export const RULES = {
  'x-slot': 'rules',
  description:
    'The rules of the field, tested in order; the first broken one shows its message. Each has exactly one of regex, anyOf (one must match) and check.',
  examples: [
    [{ regex: '^\\d{10}$', message: 'paymentMethods.regex_error.phone' }],
    [{ check: 'length', min: 6, max: 12, message: { text: { en: '6 to 12 characters' } } }],
    [{ check: 'zip', field: 'country' }],
    [{ check: 'equals', field: 'account', message: { text: { en: 'The two differ' } } }],
  ],
  type: 'array',
  maxItems: 10,
  items: {
    type: 'object',
    properties: {
      regex: REGEX,
      anyOf: {
        description: 'Regular expressions of which one must match.',
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: REGEX,
      },
      check: { description: 'The name of a check.', enum: CHECK_NAMES },
      years: {
        description: 'For `minAge` and `maxAge`: the number of years.',
        type: 'integer',
        minimum: 1,
        maximum: 150,
      },
      min: {
        description: 'For `length` and `range`: the minimum.',
        type: ['integer', 'string'],
        pattern: '^-?\\d{1,18}(\\.\\d{1,18})?$',
      },
      max: {
        description: 'For `length` and `range`: the maximum.',
        type: ['integer', 'string'],
        pattern: '^-?\\d{1,18}(\\.\\d{1,18})?$',
      },
      field: {
        description:
          'For `equals`: the other field. For `zip`: the field of the country; default: that of the payment.',
        ...NAME_OF_FIELD,
      },
      message: { ...MESSAGE, description: 'The message when it is broken.' },
      when: { ...CONDITION, description: 'Whether the rule applies; default: always.' },
    },
    additionalProperties: false,
  },
} as const

/** The messages for an empty or incomplete value. */
export const MESSAGES = {
  description: 'The messages for an empty value and for an incomplete one.',
  type: 'object',
  examples: [{ incomplete: { text: { en: 'Some digits are missing' } } }],
  properties: {
    empty: { ...MESSAGE, description: 'When nothing was entered.' },
    incomplete: { ...MESSAGE, description: 'When the mask or the date is incomplete.' },
  },
  additionalProperties: false,
} as const

const MASK_TEXT = { description: 'One mask.', type: 'string', minLength: 1, maxLength: 64 } as const

/** The input mask: # a digit, A a letter, * either; any other character is literal. */
export const MASK = {
  'x-slot': 'mask',
  ...MASK_TEXT,
  description:
    'The input mask: `#` is a digit, `A` a letter, `*` either, `\\` makes the next character literal; placeholders in [brackets] at the end are optional. In a list, the first mask whose condition holds and that has room for the input applies; if the applicable masks change and have no room for the current value, the field is cleared.',
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
      when: { ...CONDITION, description: 'Whether it may be used; default: always.' },
    },
    required: ['mask'],
    additionalProperties: false,
  },
} as const

/** The links of a text, keyed by the name in braces. */
export const LINKS = {
  'x-slot': 'links',
  description: 'Links by name: the link replaces its name in braces in the label, such as {terms}.',
  examples: [{ terms: { text: { text: { en: 'terms of the bank' } }, url: 'https://bank.example/terms' } }],
  type: 'object',
  minProperties: 1,
  maxProperties: 5,
  additionalProperties: {
    type: 'object',
    properties: {
      text: { ...TEXT, description: 'The text of the link.' },
      url: { description: 'The URL.', type: 'string', pattern: '^https://', maxLength: 500 },
    },
    required: ['text', 'url'],
    additionalProperties: false,
  },
} as const

export const INPUT_MODE = {
  description: 'The type of on-screen keyboard.',
  examples: ['numeric'],
  enum: ['text', 'numeric', 'decimal', 'tel', 'email'],
} as const

/** An HTML autocomplete token. */
export const AUTO_COMPLETE = {
  description: 'The HTML autocomplete token: `email`, `bday`, `cc-number`.',
  type: 'string',
  maxLength: 40,
} as const

/** The format in which a field's value is sent. */
export const WIRE = {
  description:
    'The format in which the value is sent: `typed`, as entered; `plain`, only letters and digits, a date as 2001-12-31, a phone without its prefix; or `none`. Amounts are always sent as decimal numbers.',
  examples: ['plain'],
  enum: ['typed', 'plain', 'none'],
} as const

/** The pieces of a text that can be sent under a name of their own. */
const pieces = <const K extends readonly string[]>(description: string, names: K, example: Record<string, K[number]>) =>
  ({
    description,
    examples: [example],
    type: 'object' as const,
    minProperties: 1,
    maxProperties: 5,
    additionalProperties: { enum: names },
  }) as const

export const TEXT_PIECES = pieces(
  'Sends pieces of the value instead of the value, each under its own name: `whole`; `firstWord` and `afterFirstWord`, or `beforeLastWord` and `lastWord`, for which a single word is sent whole; `country`, the first two letters (of an IBAN). An error of the server about one of the names appears at this field.',
  ['whole', 'firstWord', 'afterFirstWord', 'beforeLastWord', 'lastWord', 'country'],
  { firstName: 'beforeLastWord', lastName: 'lastWord' },
)

export const DATE_PIECES = pieces(
  'Sends pieces of the date instead of the date, each under its own name: `whole`, `day`, `month` (05), `year` (2031), `shortYear` (31).',
  ['whole', 'day', 'month', 'year', 'shortYear'],
  { expiryMonth: 'month', expiryYear: 'year' },
)

export const PHONE_PIECES = pieces(
  'Sends pieces of the number instead of the number, each under its own name: `whole`, `prefix` (52), `number` (without the prefix).',
  ['whole', 'prefix', 'number'],
  { phonePrefix: 'prefix', phone: 'number' },
)

/** A piece of a field's value. */
export type ValuePiece = (
  | typeof TEXT_PIECES
  | typeof DATE_PIECES
  | typeof PHONE_PIECES
)['additionalProperties']['enum'][number]

/** The characters that a text field accepts. */
export const ONLY = {
  description:
    'The accepted characters; others are dropped while typing: `digits`; `code`, Latin letters and digits; `letters` of any script; `name`, letters, spaces, apostrophes, hyphens and full stops; `latin`, Latin letters, digits, spaces and plain punctuation; `noSpaces`. A pasted text that would lose a letter or a digit stays, with an error.',
  examples: ['digits'],
  enum: ['digits', 'code', 'letters', 'name', 'latin', 'noSpaces'],
} as const

export type Only = (typeof ONLY)['enum'][number]

/** When a broken rule is shown. */
export const VALIDATE_ON = {
  description:
    'When an error is shown: `blur`, the default, on leaving the field; `input`, at every change; `submit`, when the button is pressed; a field that was wrong then is validated on leaving it.',
  examples: ['submit'],
  enum: ['input', 'blur', 'submit'],
} as const

/** The share of a line that a field takes in a `row`, a `fieldset` or an address. */
export const WIDTH = {
  description:
    'The share of the line in a `row`, a `fieldset` or an `address`. Where the line is too narrow, the fields wrap.',
  examples: ['half'],
  enum: ['quarter', 'third', 'half', 'twoThirds', 'threeQuarters', 'full'],
} as const

/** Overrides of server fields, by name. */
export const OVERRIDES = {
  'x-slot': 'overrides',
  description: "Overrides of server fields, by name. Their values are still sent under the server's names.",
  examples: [{ iban: { mask: 'AA## #### #### ####', rules: [{ check: 'iban' }] }, phone: { inputMode: 'tel' } }],
  type: 'object',
  maxProperties: 20,
  additionalProperties: {
    type: 'object',
    properties: {
      kind: {
        description: "The kind to render instead of the server's.",
        enum: [
          'text',
          'textUppercase',
          'password',
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
      label: { ...TEXT, description: 'The label of the field.' },
      placeholder: { ...TEXT, description: 'An example shown in the empty field.' },
      hint: { ...TEXT, description: 'Help text under the field.' },
      show: { ...CONDITION, description: 'Whether it is shown; a hidden field is neither validated nor sent.' },
      requiredWhen: { ...CONDITION, description: 'Required only while this holds.' },
      mask: MASK,
      format: { description: "The format of a date; default: the server's.", enum: DATE_FORMATS },
      items: ITEMS,
      inputMode: INPUT_MODE,
      autoComplete: AUTO_COMPLETE,
      only: ONLY,
      rules: RULES,
      messages: MESSAGES,
      validateOn: VALIDATE_ON,
      wire: WIRE,
      width: WIDTH,
      mark: MARK,
      optional: { description: 'Whether it may stay empty.', type: 'boolean' },
      keep: {
        description: 'true: it is harmless, and kept over a reload. false: it is never stored, and hidden in a review.',
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
  description: 'The importance.',
  examples: ['warn'],
  enum: ['info', 'good', 'warn', 'bad'],
} as const
export const GAP = {
  description: 'The space between children.',
  examples: ['small'],
  enum: ['none', 'small', 'medium', 'large'],
} as const

/** The pieces that get their own `$id` in the build, so that Ajv compiles each only once. */
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
  ONLY,
  VALIDATE_ON,
  TEXT_PIECES,
  DATE_PIECES,
  PHONE_PIECES,
  WIRE,
  WIDTH,
  MARK,
  OVERRIDES,
  ICON,
  TONE,
  GAP,
} as const

type Piece = (typeof SHARED)[keyof typeof SHARED]

/** All slot kinds. */
export type SlotKind = Extract<Piece, { readonly 'x-slot': string }>['x-slot']

export { REF }
