import type { FromSchema } from 'json-schema-to-ts'
import { CASHIER_NAMES, DEFAULT_CASHIER } from '../cashiers.ts'
import { TRANSPORTS } from '../transports.ts'

const text = (description: string) => ({ description, type: 'string' }) as const
const flag = (description: string) => ({ description, type: 'boolean' }) as const
const id = (description: string) => ({ description, type: ['string', 'integer'] }) as const
const textOrNull = (description: string) => ({ description, type: ['string', 'null'] }) as const
const amount = (description: string) => ({ description, type: ['number', 'string', 'null'] }) as const

/** The player's data from the host. It may include contact data, which is neither displayed nor stored. */
export const USER = {
  description: 'The player.',
  type: 'object',
  properties: {
    token: { description: "The player's token, sent with every call.", type: 'string', minLength: 1, maxLength: 8000 },
    id: id(
      "The player's id. Without it, or if it is empty or 0, players are distinguished by token, so every new token is a different player.",
    ),
    currency: {
      description: 'The currency of the account; default MXN.',
      type: 'string',
      pattern: '^[A-Za-z0-9]{2,10}$',
    },
    paymentGeo: {
      description: 'The country whose methods are shown; default RU.',
      type: 'string',
      pattern: '^[A-Za-z]{2}$',
    },
    platform: text(
      '`desktop`, `mobile`, `android` or `ios`; default `desktop`. `android` and `ios`: only inside your native app; a website sends `desktop` or `mobile`, also on a phone.',
    ),
    lang: { description: 'The language; default English.', type: 'string', maxLength: 35 },
    locale: {
      description: 'The language with its region; takes precedence over `lang`.',
      type: 'string',
      maxLength: 35,
    },
    country: { description: "The player's country; default ru.", type: 'string', pattern: '^[A-Za-z]{2}$' },
    partner_key: text('Your partner key; used if `partnerKey` is missing.'),
    balanceData: {
      description: 'The balance of the player.',
      type: 'object',
      properties: {
        primary: {
          description: 'The account that receives deposits.',
          type: 'object',
          properties: {
            amount: amount('Its balance.'),
            currency: textOrNull('Its currency.'),
          },
        },
      },
    },
  },
} as const

export const BONUS = {
  description: 'A bonus.',
  type: 'object',
  properties: {
    id: id('Its id, as used in `bonusId`.'),
    type: { description: 'The type of bonus.', enum: ['deposit', 'freespin'] },
    currency: textOrNull('Only for accounts in this currency.'),
    content: {
      description: 'The displayed texts.',
      type: ['object', 'null'],
      properties: { title: textOrNull('The bonus in one line.'), subtitle: textOrNull('A second line.') },
    },
    mustAccruedBefore: { description: 'When it ends.', type: ['string', 'number', 'null'] },
    depositBonusData: {
      description: 'The terms of a bonus on a deposit.',
      type: ['object', 'null'],
      properties: {
        minDeposit: amount('The minimum deposit.'),
        maxBonusAmount: amount('The maximum bonus.'),
        percent: amount('The bonus as a percentage of the deposit.'),
        payoutMultiplier: amount('The payout multiplier.'),
        wagerMultiplier: amount('The wagering multiplier.'),
      },
    },
    freespinBonusData: {
      description: 'The terms of free spins.',
      type: ['object', 'null'],
      properties: {
        minDeposit: amount('The minimum deposit.'),
        maxSpinWin: amount('The maximum win.'),
        payoutMultiplier: amount('The payout multiplier of a win.'),
        wagerMultiplier: amount('The wagering multiplier of a win.'),
        count: amount('The number of spins.'),
        gamesContent: {
          description: 'The games they can be used for.',
          type: ['array', 'null'],
          items: { type: 'object', properties: { nameEn: textOrNull('The name of the game.') } },
        },
      },
    },
  },
  required: ['id', 'type'],
} as const

/** `layoutPreview` of `loaded`: the SHA-256 of the preview's index. */
export const LAYOUT_PREVIEW = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const

/** The payload of the host's `loaded` message. Unknown properties are ignored. */
export const LOADED = {
  type: 'object',
  properties: {
    // Without a type: a wrong switch must not keep the player from paying.
    analytics: { description: 'With `true`, you receive `onAnalytics`.' },
    bonusId: { description: 'The bonus chosen by the player.', type: ['string', 'integer', 'null'] },
    // Each bonus is validated separately when it is offered: the schema of a bonus belongs to the payment code.
    bonusList: {
      description:
        "The player's bonuses. Invalid ones are ignored. A changed list replaces the bonuses without a restart.",
      type: 'array',
      maxItems: 200,
      items: { type: 'object' },
    },
    closingButton: flag('Whether the widget has a close button; default true.'),
    debug: {
      description:
        'With `true`, the cashier logs to the console and offers a report for support (`src/host/README.md`). Not for players.',
    },
    experiments: {
      description: "The player's experiments.",
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        properties: { key: text('The key of the experiment.'), group: text("The player's group.") },
        required: ['key', 'group'],
      },
    },
    host: text('The URL of your site, sent to the server in `extras` of the calls that list methods and limits.'),
    schema: {
      description: "The widget's appearance. Invalid values are ignored.",
      type: 'object',
      // The properties have no types and are read one by one: a wrong appearance must not keep the player from paying.
      properties: {
        theme: { description: '`light` or `dark`.' },
        variables: { description: 'Colours and shapes, by the names of the theme.' },
        meta: {
          description:
            'Switches: `isCryptoBonusAvailable` offers the crypto bonus, `showCryptoInstruction` shows instructions for sending coins.',
        },
        fonts: { description: 'Font files: `family`, `url`, `weight` and `style` of each.' },
        assets: { description: 'Your own images: `badge` is shown on bonuses.' },
        fit: { description: 'With `content`, you receive `onHeight`.' },
      },
    },
    xOrigin: text(
      'The name of your site, sent with the connection of the transport `socket` only. Over HTTP use `host` or `partnerKey`.',
    ),
    userId: id("The player's id; takes precedence over `user.id`. An id that is empty or 0 is missing."),
    partnerKey: text('Your partner key, sent to the server like `host`.'),
    widgetViewType: text(
      `The type of cashier: ${CASHIER_NAMES.map((name) => `\`${name}\``).join(', ')}; default \`${DEFAULT_CASHIER}\`.`,
    ),
    transport: text(`The transport of API calls: \`${TRANSPORTS.join('` or `')}\`; default: the configured one.`),
    platformVersion: {
      description:
        'The version of your platform, sent with the calls; default `redesign`. Any other value gets version 3 of the list of deposit methods.',
      type: 'string',
      maxLength: 40,
    },
    pwa: flag('Whether your site is installed as an app.'),
    isMobileApp: flag('Whether the widget runs in your app.'),
    geetestCaptchaId: text('The captcha id of GeeTest, for methods that require it.'),
    // Without a type: a value that is not a hash is reported, and must not keep the player from paying (D-66).
    layoutPreview: {
      description:
        'The preview of layouts to show instead of the live ones: the 64 hex digits that `paywidget-layouts pack --preview` prints. Needs `layouts.previews` in the configuration. For operators only: never send it for other players.',
    },
    // Without types, as `layoutPreview`: their code is loaded only if they are present (`schemas/host/choices.ts`).
    open: { description: 'The page to start on: see "open" below.' },
    methods: { description: 'Which methods the list shows: see "methods" below.' },
    texts: { description: 'Texts of the cashier to replace: see "texts" below.' },
    resume: {
      description:
        'The reference from the last `onIntent`; empty when there was none. Send the latest one or none: a later `loaded` restores payments in the running cashier.',
      type: 'string',
      maxLength: 16_000,
    },
    user: USER,
  },
} as const

export type Loaded = FromSchema<typeof LOADED>
export type HostUser = FromSchema<typeof USER>
export type HostBonus = FromSchema<typeof BONUS>
