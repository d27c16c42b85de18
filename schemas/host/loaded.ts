import type { FromSchema } from 'json-schema-to-ts'

const text = (description: string) => ({ description, type: 'string' }) as const
const flag = (description: string) => ({ description, type: 'boolean' }) as const
const id = (description: string) => ({ description, type: ['string', 'integer'] }) as const
const number = (description: string) => ({ description, type: ['number', 'string'] }) as const

/** The player, as the host hands it over. Contact data may be there; nothing of it is shown or kept. */
export const USER = {
  description: 'The player.',
  type: 'object',
  properties: {
    token: { description: 'The token of the player, for every call.', type: 'string', minLength: 1, maxLength: 8000 },
    id: id('Who the player is. Without one the token says it, and then every new token is another player.'),
    currency: {
      description: 'The currency of the account; without one, MXN.',
      type: 'string',
      pattern: '^[A-Za-z0-9]{2,10}$',
    },
    paymentGeo: {
      description: 'The country whose methods are shown; without one, RU.',
      type: 'string',
      pattern: '^[A-Za-z]{2}$',
    },
    platform: text('`desktop`, `mobile`, `android` or `ios`; without one, `desktop`.'),
    lang: { description: 'The language; without one, English.', type: 'string', maxLength: 35 },
    locale: { description: 'The language with its region; it counts before `lang`.', type: 'string', maxLength: 35 },
    country: { description: 'The country of the player; without one, ru.', type: 'string', pattern: '^[A-Za-z]{2}$' },
    partner_key: text('Your partner, where `partnerKey` does not say it.'),
    balanceData: {
      description: 'The balance of the player.',
      type: 'object',
      properties: {
        primary: {
          description: 'The account that is paid into.',
          type: 'object',
          properties: {
            amount: { description: 'How much is in it.', type: ['string', 'number'] },
            currency: text('In which currency.'),
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
    id: id('Its name: `bonusId` speaks of it.'),
    type: { description: 'Which sort it is.', enum: ['deposit', 'freespin'] },
    currency: text('Only for accounts in this currency.'),
    content: {
      description: 'What the player reads of it.',
      type: 'object',
      properties: { title: text('The bonus in one line.'), subtitle: text('A second line.') },
    },
    mustAccruedBefore: { description: 'When it ends.', type: ['string', 'number', 'null'] },
    depositBonusData: {
      description: 'The terms of a bonus on a deposit.',
      type: ['object', 'null'],
      properties: {
        minDeposit: number('The least that must be paid.'),
        maxBonusAmount: number('The most that it can be.'),
        percent: number('How much of the deposit it is, in percent.'),
        payoutMultiplier: number('How often it may be paid out.'),
        wagerMultiplier: number('How often it must be wagered.'),
      },
    },
    freespinBonusData: {
      description: 'The terms of free spins.',
      type: ['object', 'null'],
      properties: {
        minDeposit: number('The least that must be paid.'),
        maxSpinWin: number('The most that can be won.'),
        payoutMultiplier: number('How often a win may be paid out.'),
        wagerMultiplier: number('How often a win must be wagered.'),
        count: number('How many spins.'),
        gamesContent: {
          description: 'The games that they are for.',
          type: ['array', 'null'],
          items: { type: 'object', properties: { nameEn: text('The name of the game.') } },
        },
      },
    },
  },
  required: ['id', 'type'],
} as const

/** The payload of the host's `loaded` message. Unknown members are left alone. */
export const LOADED = {
  type: 'object',
  properties: {
    bonusId: { description: 'The bonus that the player has chosen.', type: ['string', 'integer', 'null'] },
    // Each is checked on its own when it is offered: the payment's code knows what a bonus is.
    bonusList: {
      description: 'The bonuses of the player. A wrong one is left out.',
      type: 'array',
      maxItems: 200,
      items: { type: 'object' },
    },
    closingButton: flag('Whether the widget has a button that closes it; without it, true.'),
    experiments: {
      description: 'The experiments that the player is in.',
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        properties: { key: text('The experiment.'), group: text('The group that the player is in.') },
        required: ['key', 'group'],
      },
    },
    host: text(
      'The address of your site, for the server: it goes out in `extras` of the calls that ask what is offered.',
    ),
    schema: {
      description: 'How the widget looks. What is wrong in it is left out.',
      type: 'object',
      // Without types: a slip in the look must not keep the player from paying, so each is read by itself.
      properties: {
        theme: { description: '`light` or `dark`.' },
        variables: { description: 'Colours and shapes, by the names of the theme.' },
        meta: {
          description:
            'Switches: `isCryptoBonusAvailable` offers the bonus of coins, `showCryptoInstruction` shows how coins are sent.',
        },
        fonts: { description: 'Files of fonts: `family`, `url`, `weight` and `style` of each.' },
        assets: { description: 'Pictures of your own: `badge` stands on bonuses.' },
        fit: { description: 'With `content` you hear `onHeight`.' },
      },
    },
    xOrigin: text('The name of your site, for the calls.'),
    userId: id('Who the player is; it counts before `user.id`.'),
    partnerKey: text('Your partner, for the server: it goes out as `host` does.'),
    widgetViewType: text('Which cashier it is: `main`, `sweep` or `cryptobalance`; without it, `main`.'),
    transport: text('How calls travel: `http` or `socket`; without it the configuration says it.'),
    platformVersion: {
      description:
        'The version of your platform, for the calls; without it, `redesign`. Any other one gets the list of deposits in version 3.',
      type: 'string',
      maxLength: 40,
    },
    pwa: flag('Whether your site is installed as an app.'),
    isMobileApp: flag('Whether the widget stands in an app of yours.'),
    geetestCaptchaId: text('The captcha id of GeeTest, for methods that need its check.'),
    resume: {
      description: 'What the last `onIntent` said; empty when there was none.',
      type: 'string',
      maxLength: 16_000,
    },
    user: USER,
  },
} as const

export type Loaded = FromSchema<typeof LOADED>
export type HostUser = FromSchema<typeof USER>
export type HostBonus = FromSchema<typeof BONUS>
