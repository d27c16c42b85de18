import type { FromSchema } from 'json-schema-to-ts'
import { CAPTCHA_VENDORS } from '../captchaPage.ts'
import { EXACT } from './identifier.ts'
import { STEP, VIDEO } from './instruction.ts'
import { WIRE_FIELD } from './serverField.ts'

const maybeText = (description: string) => ({ description, type: ['string', 'null'] }) as const
const amount = (description: string) => ({ description, type: ['number', 'string', 'null'] }) as const
const flag = (description: string) => ({ description, type: ['boolean', 'null'] }) as const

const MIN = amount('The minimum; 0 means none.')
const MAX = amount('The maximum; 0 means none.')

/** A payment method in the method list (spec 3, DATA-13). Properties unknown to the spec are ignored. */
export const PAYMENT_METHOD = {
  type: 'object',
  properties: {
    name: {
      description: "The method's name for the server; also the name of its folder.",
      type: 'string',
      minLength: 1,
    },
    text: {
      description: 'The display name by language; English is the fallback.',
      type: ['object', 'string', 'null'],
      additionalProperties: { description: 'The name in this language.', type: 'string' },
    },
    position: {
      description: 'The position in the list: the lowest comes first; without one, last.',
      type: ['number', 'null'],
    },
    category: maybeText(
      'The category. One that the widget knows moves the tile into a group: the list shows one tile for the group, and the player opens it first. With any other, the method has a tile of its own.',
    ),
    cardViewType: {
      description:
        'The number or name of a card view type, which decides the screen of its form: 20 (`cash`) opens `deposit.cash`, 13 (`onramp`) `deposit.onramp`, and each other `deposit.redirect`: 0 (`default`), 1 (`card`), 2 (`cardWalletOnly`), 3 (`india`), 4 (`cardMultipleType`), 5 (`p2p`), 6 (`pix`), 7 (`eazype`), 8 (`virtual`), 9 (`bankTransfer`).',
      type: ['integer', 'string', 'null'],
    },
    fields: {
      description: 'The fields to fill in, in this order.',
      type: ['array', 'null'],
      maxItems: 200,
      items: WIRE_FIELD,
    },
    iconIds: {
      description: 'The icons. The one of the current theme is shown, else one without a type, else the first.',
      type: ['array', 'null'],
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          iconId: {
            description: 'A file name: `{iconCdn}<iconId>.svg`.',
            type: ['string', 'integer'],
            ...EXACT,
          },
          type: maybeText('`light` or `dark`: the theme that the icon is for.'),
        },
        required: ['iconId'],
      },
    },
    recommendedAmounts: {
      description: 'Quick amounts.',
      type: ['array', 'null'],
      maxItems: 50,
      items: { type: ['number', 'string'] },
    },
    prefilledAmount: amount('The initial amount.'),
    network: {
      description:
        'The blockchain network: a name, or an object with `name` and `value`. If there are several (a list, or comma-separated names), the player chooses one, and the choice is sent in the field of type `networks`; without such a field the method is not listed.',
      type: ['string', 'object', 'array', 'null'],
      items: { type: ['string', 'object'] },
    },
    // Not in the specification.
    currency: maybeText("For crypto: the code of the coin. If missing, it is derived from the method's name."),
    limits: {
      description: 'The limits in any currency.',
      type: ['object', 'null'],
      properties: { min: MIN, max: MAX },
    },
    label: maybeText('The fallback name when `text` has none.'),
    amount_rules: {
      description: 'The limits by currency code.',
      type: ['object', 'null'],
      additionalProperties: {
        type: 'object',
        properties: { min: MIN, max: MAX, minNonRus: amount('The minimum for players outside Russia.') },
      },
    },
    banner: {
      description: 'A notice above the form.',
      type: ['object', 'null'],
      properties: { bannerTextKey: maybeText('A translation key or a text.') },
    },
    badgeConfig: {
      description: 'A custom label on the tile.',
      type: ['object', 'null'],
      properties: {
        text: maybeText('The text.'),
        styles: {
          description:
            'The colours of the label: `background`, `backgroundColor` or `background-color`, and `color`, as `#rgb`, `#rrggbb` or `rgb(…)`. Without a background they are not used; other styles are ignored.',
          type: ['object', 'null'],
        },
      },
    },
    badgeType: {
      description: 'A label on the tile: the name or number of a badge.',
      type: ['integer', 'string', 'null'],
    },
    checkLuhn: flag('Whether card numbers are validated with the Luhn checksum.'),
    isInvestForbidden: flag('Whether deposits with it get no bonus.'),
    isPopular: flag('Whether the method is popular.'),
    captcha: {
      description: 'The captcha required for a deposit.',
      enum: [...CAPTCHA_VENDORS, null],
    },
    isPreparationRequired: flag('Whether `deposit-prepare` returns the fields to fill in.'),
    securityRulesGroup: { description: 'Ignored.', type: ['string', 'integer', 'null'] },
    //
    video_guide_url: {
      description:
        'A video that shows how to pay, keyed by language and country (`es_MX`), by language (`es`), or `redesign`; the first one available is used.',
      type: ['object', 'null'],
      additionalProperties: VIDEO,
    },
    // Not in the specification.
    visualInstruction: {
      description: 'Payment instructions in steps, with images.',
      type: ['array', 'null'],
      maxItems: 20,
      items: STEP,
    },
    // Not in the specification.
    confirmationId: flag("Whether payments are identified by an id of 8 to 10 digits shown in the player's app."),
    // Not in the specification.
    customAmount: flag(
      'False: the player does not type the amount. It is `prefilledAmount`, one of `recommendedAmounts`, or a random one slightly above the minimum.',
    ),
    // Not in the specification.
    checkScore: flag('The value of `checkScore` in a peer-to-peer create; default true.'),
    // Not in the specification.
    fee: {
      description: 'The fee for a withdrawal.',
      type: ['object', 'null'],
      properties: {
        percent: amount('A percentage.'),
        fixed: amount('A fixed amount in the currency of the withdrawal.'),
      },
    },
    annotationKey: maybeText('A warning above the form: a translation key or a text; takes precedence over `banner`.'),
  },
  required: ['name'],
} as const

/**
 * Properties that the method list accepts with any value: the pages of a method validate them, or nothing uses them.
 * Limits are parsed by hand, because an unreadable limit must close the method rather than be dropped.
 */
const {
  video_guide_url: _video,
  visualInstruction: _steps,
  securityRulesGroup: _passedOver,
  fee: _fee,
  limits: _limits,
  amount_rules: _rules,
  network: _network,
  currency: _currency,
  ...LISTED
} = PAYMENT_METHOD.properties

/**
 * A method as accepted by the method list: its fields only need names. Fields and instructions are fully validated when
 * the method is opened, by code that loads after the method list.
 */
export const LISTED_METHOD = {
  ...PAYMENT_METHOD,
  properties: {
    ...LISTED,
    limits: {},
    amount_rules: {},
    fields: {
      type: ['array', 'null'],
      maxItems: 200,
      items: { type: 'object', properties: { name: { type: 'string', minLength: 1 } }, required: ['name'] },
    },
  },
} as const

export type PaymentMethod = FromSchema<typeof PAYMENT_METHOD>
export type ListedMethod = FromSchema<typeof LISTED_METHOD>
