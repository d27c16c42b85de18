import type { FromSchema } from 'json-schema-to-ts'
import { CAPTCHA_VENDORS } from '../captchaPage.ts'
import { EXACT } from './identifier.ts'
import { STEP, VIDEO } from './instruction.ts'
import { WIRE_FIELD } from './serverField.ts'

const maybeText = (description: string) => ({ description, type: ['string', 'null'] }) as const
const amount = (description: string) => ({ description, type: ['number', 'string', 'null'] }) as const
const flag = (description: string) => ({ description, type: ['boolean', 'null'] }) as const

const MIN = amount('The least; 0 is no limit.')
const MAX = amount('The most; 0 is no limit.')

/** A payment method as the list gives it (spec 3, DATA-13). Members that the spec does not name are left alone. */
export const PAYMENT_METHOD = {
  type: 'object',
  properties: {
    name: { description: 'Its name for the server, which is that of its folder.', type: 'string', minLength: 1 },
    text: {
      description: 'What the player reads, by language; English stands in for a language that is not there.',
      type: ['object', 'string', 'null'],
      additionalProperties: { description: 'The name in the language.', type: 'string' },
    },
    position: {
      description: 'Its place in the list: the lowest first; without one, the last.',
      type: ['number', 'null'],
    },
    category: maybeText('The group that it belongs to: one of the categories.'),
    cardViewType: {
      description: 'Which page it opens, by the number or name of a card view type; 0 is a form.',
      type: ['integer', 'string', 'null'],
    },
    fields: {
      description: 'What the server asks for, in this order.',
      type: ['array', 'null'],
      maxItems: 200,
      items: WIRE_FIELD,
    },
    iconIds: {
      description: 'Its icons; the first is shown.',
      type: ['array', 'null'],
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          iconId: {
            description: 'The name of a file: `{iconCdn}<iconId>.svg`.',
            type: ['string', 'integer'],
            ...EXACT,
          },
          type: maybeText('Which sort of icon it is.'),
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
    prefilledAmount: amount('The amount to begin with.'),
    network: {
      description:
        'Its blockchain network: a name, or an object with `name` and `value`. Of several (a list, or names with commas between them) the player chooses one, and the choice goes out in the field of the type `networks`; without such a field the method is not listed.',
      type: ['string', 'object', 'array', 'null'],
      items: { type: ['string', 'object'] },
    },
    // Ours.
    currency: maybeText('Of crypto: the code of its coin. Without it the coin is known by the name of the method.'),
    limits: {
      description: 'What may be paid, whatever the currency.',
      type: ['object', 'null'],
      properties: { min: MIN, max: MAX },
    },
    label: maybeText('Another name, where `text` has none.'),
    amount_rules: {
      description: 'What may be paid, by the code of the currency.',
      type: ['object', 'null'],
      additionalProperties: {
        type: 'object',
        properties: { min: MIN, max: MAX, minNonRus: amount('The least for players outside of Russia.') },
      },
    },
    banner: {
      description: 'A notice over the form.',
      type: ['object', 'null'],
      properties: { bannerTextKey: maybeText('A translation key, or the words.') },
    },
    badgeConfig: {
      description: 'A label on the tile, in your own words.',
      type: ['object', 'null'],
      properties: {
        text: maybeText('What it says.'),
        styles: { description: 'Passed over: the widget chooses the colours.', type: ['object', 'null'] },
      },
    },
    badgeType: {
      description: 'A label on the tile, the name of a badge, or its number.',
      type: ['integer', 'string', 'null'],
    },
    checkLuhn: flag('Whether the number of a card must have the right check digit.'),
    isInvestForbidden: flag('No bonus comes with a deposit by it.'),
    isPopular: flag('Whether it is among the popular ones.'),
    captcha: {
      description: 'The captcha that a deposit by it needs.',
      enum: [...CAPTCHA_VENDORS, null],
    },
    isPreparationRequired: flag('Whether the server says with `deposit-prepare` what to ask for.'),
    securityRulesGroup: { description: 'Passed over.', type: ['string', 'integer', 'null'] },
    //
    video_guide_url: {
      description:
        'A video that shows how to pay, by language and country (`es_MX`), by language (`es`), or as `redesign`: the first of these that is there.',
      type: ['object', 'null'],
      additionalProperties: VIDEO,
    },
    // Ours.
    visualInstruction: {
      description: 'How to pay, in steps with pictures.',
      type: ['array', 'null'],
      maxItems: 20,
      items: STEP,
    },
    // Ours.
    confirmationId: flag('Whether the payment is found by an id of 8 to 10 digits that the app of the player shows.'),
    // Ours.
    customAmount: flag(
      'False: the player does not type the amount. It is `prefilledAmount`, one of `recommendedAmounts`, or a random one a little above the least.',
    ),
    // Ours.
    checkScore: flag('What a peer-to-peer create says in `checkScore`; without it, true.'),
    // Ours.
    fee: {
      description: 'What is kept of a withdrawal by it.',
      type: ['object', 'null'],
      properties: {
        percent: amount('So much of a hundred.'),
        fixed: amount('So much in the currency of the withdrawal.'),
      },
    },
    annotationKey: maybeText('A translation key of a warning over the form, or the words; it counts before `banner`.'),
  },
  required: ['name'],
} as const

/**
 * What only the pages of a method need of it, and they check it, or what nobody needs: the list takes it as it is. Limits are
 * read by hand: one that is no amount must close the method, and not be left out.
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
 * A method as the list takes it: of its fields only that each has a name. The rest of them and its instructions are
 * checked when the method is opened, by code that the list need not wait for.
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
