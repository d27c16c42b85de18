import type { FromSchema } from 'json-schema-to-ts'
import { CAPTCHA_VENDORS } from './captchaPage.ts'
import { TRANSPORTS } from './transports.ts'

const url = { type: 'string' } as const
const outside = { type: 'string', pattern: '^(https://|$)' } as const
const endpoint = {
  description:
    'A path of this origin or an https URL; empty: nothing is sent. Another origin must allow that of the widget, and the request header `content-type` (CORS).',
  type: 'string',
  pattern: '^(https://|/(?!/)|$)',
  default: '',
} as const
const names = { type: 'array', items: { type: 'string' }, default: [] } as const

/** The apps named by the specification. */
const IN_APPS = ['UPI', 'PhonePe', 'Paytm'] as const

/** The configuration needed only by payments. */
export const PAYMENT_CONFIG = {
  type: 'object',
  properties: {
    redirect: {
      description: "The providers' pages.",
      type: 'object',
      properties: {
        inApp: {
          description:
            'Names of methods whose page is opened by the host, app or site: it receives `onExternalRedirect`, and the cashier opens nothing. Your list replaces the default.',
          ...names,
          default: IN_APPS,
        },
        noHelper: {
          description: 'Names of methods for which no window is opened.',
          ...names,
          default: IN_APPS,
        },
        appSchemes: {
          description:
            'URL schemes opened by an app, besides https: `upi` for `upi://pay?…`. Opened when the player presses a button. Schemes that run code or read the device are always rejected.',
          type: 'array',
          maxItems: 50,
          items: { type: 'string', pattern: '^[a-z][a-z0-9+.-]{1,30}$' },
          default: ['upi'],
        },
      },
      required: ['inApp', 'noHelper', 'appSchemes'],
      additionalProperties: false,
      default: {},
    },
    //
    cash: {
      description: 'Cash payments.',
      type: 'object',
      properties: {
        pages: {
          description: 'Method name → the page that opens for it; default: the page named in the response.',
          type: 'object',
          additionalProperties: url,
          default: {},
        },
        agents: {
          description: 'Country code → the agents there: name → the https URL of a chat.',
          type: 'object',
          additionalProperties: { type: 'object', additionalProperties: outside },
          default: {},
        },
      },
      required: ['pages', 'agents'],
      additionalProperties: false,
      default: {},
    },
    // D-08.
    captcha: {
      description: 'Captchas: `src/host/README.md` explains how to serve the captcha page.',
      type: 'object',
      properties: {
        methods: {
          description: 'Method name → the captcha it needs, when the list of methods does not say so.',
          type: 'object',
          additionalProperties: { enum: CAPTCHA_VENDORS },
          default: {},
        },
        siteKey: {
          description:
            'The site key of reCAPTCHA Enterprise, score-based. The captcha id of GeeTest comes from the host.',
          ...url,
          default: '',
        },
        page: {
          description:
            'The URL of `captcha.html`, preferably a copy on a different origin than the widget, which names the widget’s origin: reCAPTCHA requires that. Empty: the copy next to the widget, isolated by a sandbox.',
          ...url,
          default: '',
        },
        // CONST-06.
        timeout: {
          description: 'The timeout for a captcha in milliseconds, without the time the player takes to solve it.',
          type: 'integer',
          minimum: 1000,
          maximum: 120000,
          default: 30000,
        },
        scripts: {
          description:
            'Captcha name → the URL of its script, loaded only when needed. Set it if yours differs from `https://www.google.com/recaptcha/enterprise.js` or `https://static.geetest.com/v4/gt4.js`.',
          type: 'object',
          additionalProperties: url,
          default: {},
        },
      },
      required: ['methods', 'siteKey', 'page', 'timeout', 'scripts'],
      additionalProperties: false,
      default: {},
    },
    // Q-114, B5.
    assets: {
      description: "Fonts and images named in a host's schema, and pictures in the cashier's responses (`image`).",
      type: 'object',
      properties: {
        origins: {
          description:
            "The https origins they may be loaded from, besides the widget's own; `dist/headers/` allows the same.",
          type: 'array',
          maxItems: 10,
          items: { type: 'string', pattern: '^https://[a-z0-9.-]+(?::[0-9]+)?$' },
          default: [],
        },
      },
      required: ['origins'],
      additionalProperties: false,
      default: {},
    },
    crypto: {
      description: 'Crypto deposits to an address.',
      type: 'object',
      properties: {
        // CRYPTO-12, CRYPTO-13.
        preselectNetwork: {
          description:
            'Whether a network is preselected for a coin: the one containing "trc", else "erc", else the last. Otherwise the player chooses one before an address is shown.',
          type: 'boolean',
          default: true,
        },
        //
        blockchains: {
          description:
            'Durations, confirmations and transaction pages of blockchains. They replace the built-in values of a chain, or add a chain.',
          type: 'array',
          maxItems: 100,
          items: {
            type: 'object',
            properties: {
              name: { description: 'A name of the chain, such as `Solana` or `TRC-20`.', type: 'string' },
              minutes: { description: 'The usual duration of a transfer, in minutes.', type: 'integer', minimum: 1 },
              blocks: {
                description: 'The number of confirmations; shown only with `blockSeconds`.',
                type: 'integer',
                minimum: 1,
              },
              blockSeconds: { description: 'The seconds between two blocks.', type: 'number', minimum: 0.1 },
              txUrl: { description: 'The URL of a transaction page, without the hash; empty: no link.', ...outside },
            },
            required: ['name'],
            additionalProperties: false,
          },
          default: [],
        },
      },
      required: ['preselectNetwork', 'blockchains'],
      additionalProperties: false,
      default: {},
    },
    cards: {
      description: 'Card data: `src/host/README.md` explains your obligations.',
      type: 'object',
      properties: {
        // D-20.
        securityCode: {
          description:
            "Whether forms may ask for a card's security code; otherwise such fields are removed and reported.",
          type: 'boolean',
          default: false,
        },
      },
      required: ['securityCode'],
      additionalProperties: false,
      default: {},
    },
    p2p: {
      description: 'Settings of individual peer-to-peer methods.',
      type: 'object',
      properties: {
        confirmationId: {
          description: "Methods whose payments are identified by an id of 8 to 10 digits shown in the player's app.",
          ...names,
          default: ['bkash_p2p', 'nagad_p2p'],
        },
        // CAT-22, Q-035.
        lists: {
          description:
            "Methods that are peer-to-peer regardless of their category and card view type, by kind: their amount is validated by the rule of the server's amount field.",
          type: 'object',
          properties: {
            kyrgyzBanks: {
              description: 'Transfers to banks in Kyrgyzstan, in addition to those in their group.',
              ...names,
            },
            uzbekCards: { description: 'Transfers to cards in Uzbekistan.', ...names },
            bkash: { description: 'Transfers by bKash.', ...names, default: ['bkash_p2p'] },
            nagad: { description: 'Transfers by Nagad.', ...names, default: ['nagad_p2p'] },
          },
          required: ['kyrgyzBanks', 'uzbekCards', 'bkash', 'nagad'],
          additionalProperties: false,
          default: {},
        },
        //
        fixedAmountCurrencies: {
          description:
            'Codes of currencies in which peer-to-peer amounts are not typed: like `customAmount: false` for all such methods.',
          type: 'array',
          items: { type: 'string', pattern: '^[A-Z0-9]{2,10}$' },
          default: [],
        },
      },
      required: ['confirmationId', 'lists', 'fixedAmountCurrencies'],
      additionalProperties: false,
      default: {},
    },
    //
    monitoring: {
      description: 'Performance monitoring: first paints, and the duration of each call.',
      type: 'object',
      properties: {
        url: endpoint,
      },
      required: ['url'],
      additionalProperties: false,
      default: {},
    },
    errorReporting: {
      description:
        'Error reporting in addition to the events: every problem that is reported to the operator, such as uncaught errors and rejected documents.',
      type: 'object',
      properties: {
        url: endpoint,
      },
      required: ['url'],
      additionalProperties: false,
      default: {},
    },
    returnUrl: {
      description: 'The URL to which providers return the player; empty: the completion page of this deployment.',
      ...url,
      default: '',
    },
    //
    support: {
      description: 'Support for players.',
      type: 'object',
      properties: {
        url: {
          description: 'The https URL of a chat or page; empty: no button.',
          ...outside,
          default: '',
        },
      },
      required: ['url'],
      additionalProperties: false,
      default: {},
    },
    layouts: {
      description: "The operator's layouts.",
      type: 'object',
      properties: {
        previews: {
          description:
            'Whether `layoutPreview` in `loaded` shows a set of layouts before it is live (`paywidget-layouts pack --preview`).',
          type: 'boolean',
          default: false,
        },
      },
      required: ['previews'],
      additionalProperties: false,
      default: {},
    },
  },
  required: [
    'redirect',
    'cash',
    'captcha',
    'assets',
    'crypto',
    'cards',
    'p2p',
    'monitoring',
    'errorReporting',
    'returnUrl',
    'support',
    'layouts',
  ],
  additionalProperties: false,
} as const

/**
 * The sections needed only by payments: accepted unchecked at the start, and validated once the payment code is loaded.
 * The type requires an entry for each section, and both readers of the configuration use this list (G8).
 */
export const PAYMENT_SECTIONS: {
  readonly [Name in keyof typeof PAYMENT_CONFIG.properties]: Readonly<Record<never, never>>
} = {
  redirect: {},
  cash: {},
  captcha: {},
  assets: {},
  crypto: {},
  cards: {},
  p2p: {},
  monitoring: {},
  errorReporting: {},
  returnUrl: {},
  support: {},
  layouts: {},
}

/**
 * The deployment's configuration: the data block `paywidget-config` of the page, or an option in package mode. Every
 * key has a default. Host messages can never change it, because the embedding page must not be able to redirect the
 * token.
 */
export const CONFIG = {
  type: 'object',
  properties: {
    ...PAYMENT_SECTIONS,
    staticPath: {
      description: 'The location of icons, flags, layouts and language files (`locales/`). It ends with a slash.',
      ...url,
      default: '/paywidget/static/',
    },
    iconCdn: {
      description: 'The location of the icons of methods. It ends with a slash; empty: `{staticPath}icons/`.',
      ...url,
      default: '',
    },
    api: {
      description: 'The API server.',
      type: 'object',
      properties: {
        base: {
          description: 'A path of this origin or an https URL.',
          ...url,
          default: '/api',
        },
        prefix: {
          description: 'The prefix of all calls except `events`: `<api.base>/<api.prefix>/<name>`.',
          type: 'string',
          pattern: '^[A-Za-z0-9_-]{1,40}$',
          default: 'BANKING',
        },
        paths: {
          description: 'Call name → its path below the prefix, where yours differs. [Calls](calls.md) lists the names.',
          type: 'object',
          additionalProperties: { type: 'string', pattern: '^[A-Za-z0-9_/-]{1,120}$' },
          default: {},
        },
        idempotencyKey: {
          description:
            'Whether calls that move money send the header `Idempotency-Key`, or over the socket the member `idempotencyKey`.',
          type: 'boolean',
          default: true,
        },
        //
        authPrefix: {
          description:
            'The text before the token in the header `Authorization`, such as `Bearer ` including the space.',
          type: 'string',
          pattern: '^[\\w -]{0,40}$',
          default: '',
        },
      },
      required: ['base', 'prefix', 'paths', 'idempotencyKey', 'authPrefix'],
      additionalProperties: false,
      default: {},
    },
    host: {
      description: 'Who may embed the widget.',
      type: 'object',
      properties: {
        allowedOrigins: {
          description:
            'Exact origins that may embed the widget; empty: any page served by https, but none of `http://localhost`. Without a list, the first page that sends a valid `loaded` becomes the host.',
          ...names,
        },
        //
        messages: {
          description: 'Message name → the name used by your hosts, where it differs.',
          type: 'object',
          additionalProperties: { type: 'string', pattern: '^\\w{1,80}$' },
          default: {},
        },
      },
      required: ['allowedOrigins', 'messages'],
      additionalProperties: false,
      default: {},
    },
    defaults: {
      description: 'Defaults for values the host does not set.',
      type: 'object',
      properties: {
        transport: {
          description: 'The transport of API calls.',
          enum: TRANSPORTS,
          default: 'http',
        },
      },
      required: ['transport'],
      additionalProperties: false,
      default: {},
    },
    timeouts: {
      description: 'Timeouts.',
      type: 'object',
      properties: {
        request: {
          description: 'For the response to one request, in milliseconds.',
          type: 'integer',
          minimum: 1000,
          maximum: 120000,
          default: 30000,
        },
        host: {
          description: "For the host's message `loaded`, in milliseconds.",
          type: 'integer',
          minimum: 1000,
          maximum: 120000,
          default: 30000,
        },
        file: {
          description:
            'For a static file (a language, a layout, code) while no data arrives, in milliseconds; in package mode, and before a payment is created, code has three times as long in total.',
          type: 'integer',
          minimum: 1000,
          maximum: 60000,
          default: 10000,
        },
      },
      required: ['request', 'host', 'file'],
      additionalProperties: false,
      default: {},
    },
    //
    instructions: {
      description:
        "Bank name → payment instructions, in the format of a method's `visualInstruction`; they take precedence over the built-in ones.",
      type: 'object',
      default: {},
    },
    //
    badges: {
      description: 'Badge number → badge type, in addition to 2 (`brand`) and 8 (`exclusive`).',
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^(brand|fast|instant|top|turbo|exclusive)$' },
      default: {},
    },
    decimals: {
      description: 'Currency code → decimal places, where they differ from 2 (8 for crypto): `{ "JPY": 0, "KWD": 3 }`.',
      type: 'object',
      patternProperties: {
        '^[A-Z0-9]{2,10}$': {
          description: 'The decimal places of the currency.',
          type: 'integer',
          minimum: 0,
          maximum: 8,
        },
      },
      additionalProperties: false,
      default: {},
    },
    experiments: {
      description: 'Keys of experiments.',
      type: 'object',
      properties: {
        methods: {
          description: 'The experiment whose group is sent as `abTestGroup`.',
          type: 'string',
          default: 'payment_methods',
        },
        facts: {
          description: 'The experiment that selects the texts shown while a peer-to-peer deposit is created.',
          type: 'string',
          default: 'processing_facts',
        },
        carousel: {
          description: 'The experiment whose group `group_b` sees bonuses on the list.',
          type: 'string',
          default: 'bonus_carousel',
        },
        cryptoBonus: {
          description: 'The experiment whose group `group_b` gets a bonus on crypto deposits.',
          type: 'string',
          default: 'crypto_bonus',
        },
      },
      required: ['methods', 'facts', 'carousel', 'cryptoBonus'],
      additionalProperties: false,
      default: {},
    },
  },
  required: [
    'staticPath',
    'iconCdn',
    'api',
    'host',
    'defaults',
    'timeouts',
    'instructions',
    'badges',
    'decimals',
    'experiments',
  ],
  additionalProperties: false,
} as const

/** The configuration available at the start. */
export type Config = FromSchema<typeof CONFIG>
/** The configuration available once the payment code is loaded. */
export type PaymentConfig = FromSchema<typeof PAYMENT_CONFIG>
