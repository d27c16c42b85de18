import type { FromSchema } from 'json-schema-to-ts'
import { CAPTCHA_VENDORS } from './captchaPage.ts'

const url = { type: 'string' } as const
const outside = { type: 'string', pattern: '^(https://|$)' } as const
const endpoint = { type: 'string', pattern: '^(https://|/(?!/)|$)', default: '' } as const
const names = { type: 'array', items: { type: 'string' }, default: [] } as const

/** The apps that the specification names. */
const IN_APPS = ['UPI', 'PhonePe', 'Paytm'] as const

/** What only a payment needs. */
export const PAYMENT_CONFIG = {
  type: 'object',
  properties: {
    redirect: {
      description: 'The pages of the providers.',
      type: 'object',
      properties: {
        inApp: {
          description: 'Names of methods whose page the app of the host opens: it hears `onExternalRedirect`.',
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
            'Schemes of addresses that an app opens, beside https: `upi` for `upi://pay?…`. A press opens it. Schemes that run code, or read what is on the device, are refused whatever stands here.',
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
      description: 'What is paid in cash.',
      type: 'object',
      properties: {
        pages: {
          description: 'Name of a method → the page that opens for it; without one, the page that the answer names.',
          type: 'object',
          additionalProperties: url,
          default: {},
        },
        agents: {
          description: 'Country code → the agents there: name → the https address of the chat.',
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
      description: 'Checks that the player is a person: `src/host/README.md` says how its page is served.',
      type: 'object',
      properties: {
        methods: {
          description: 'Name of a method → the captcha that it needs, where the list of methods does not say it.',
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
            'The address of `captcha.html`, best on another origin than the widget: reCAPTCHA needs one. Empty: the one beside the widget, kept apart by a sandbox.',
          ...url,
          default: '',
        },
        // CONST-06.
        timeout: {
          description: 'How long to wait for one, in milliseconds; what the player takes to solve it does not count.',
          type: 'integer',
          minimum: 1000,
          maximum: 120000,
          default: 30000,
        },
        scripts: {
          description:
            'Name of a captcha → the address of its script, loaded only when it is needed. Where yours differs from `https://www.google.com/recaptcha/enterprise.js` and `https://static.geetest.com/v4/gt4.js`.',
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
      description: 'Fonts and pictures that a host names in its schema.',
      type: 'object',
      properties: {
        origins: {
          description:
            'Where they may come from by https, besides the origin of the widget; `dist/headers/` allows the same.',
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
      description: 'Coins that are sent to an address.',
      type: 'object',
      properties: {
        // CRYPTO-12, CRYPTO-13.
        preselectNetwork: {
          description:
            'Whether a network of a coin is chosen by itself: the one that holds "trc", else "erc", else the last. Else the player chooses one before there is an address.',
          type: 'boolean',
          default: true,
        },
      },
      required: ['preselectNetwork'],
      additionalProperties: false,
      default: {},
    },
    cards: {
      description: 'Card data: `src/host/README.md` says what it asks of you.',
      type: 'object',
      properties: {
        // D-20.
        securityCode: {
          description:
            'Whether a form may ask for the security code of a card; else such a field is left out and reported.',
          type: 'boolean',
          default: false,
        },
      },
      required: ['securityCode'],
      additionalProperties: false,
      default: {},
    },
    p2p: {
      description: 'What is special about single peer-to-peer methods.',
      type: 'object',
      properties: {
        confirmationId: {
          description: 'Methods whose money is found by an id of 8 to 10 digits that the app of the player shows.',
          ...names,
          default: ['bkash_p2p', 'nagad_p2p'],
        },
        // CAT-22, Q-035.
        lists: {
          description:
            'Methods that are paid peer to peer whatever their category and card view type say, by what they are: their amount is judged by the rule that the server gives its field.',
          type: 'object',
          properties: {
            kyrgyzBanks: { description: 'Transfers to banks of Kyrgyzstan, besides those of their group.', ...names },
            uzbekCards: { description: 'Transfers to cards of Uzbekistan.', ...names },
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
            'Codes of currencies in which nobody types what is paid peer to peer: `customAmount` of a method, for all of them.',
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
      description: 'Where the browser tells how fast the widget was: first paints, and how long each call took.',
      type: 'object',
      properties: {
        url: { description: 'A path of this origin, or an https address; empty: nothing is sent.', ...endpoint },
      },
      required: ['url'],
      additionalProperties: false,
      default: {},
    },
    errorReporting: {
      description: 'Where problems are told to beside the events: what nobody has caught, documents that are refused.',
      type: 'object',
      properties: {
        url: { description: 'A path of this origin, or an https address; empty: nothing is sent.', ...endpoint },
      },
      required: ['url'],
      additionalProperties: false,
      default: {},
    },
    returnUrl: {
      description: 'Where a provider sends the player back; empty: the completion page of this deployment.',
      ...url,
      default: '',
    },
    //
    support: {
      description: 'Where players find help.',
      type: 'object',
      properties: {
        url: {
          description: 'The https address of a chat or a page; empty: no button.',
          ...outside,
          default: '',
        },
      },
      required: ['url'],
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
  ],
  additionalProperties: false,
} as const

/**
 * The sections that only a payment needs: let through at the start, and checked as soon as the code of payments has come. The
 * compiler asks for each, and both readers go by this list (G8).
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
}

/**
 * The deployment's configuration: the data block `paywidget-config` of the page, or an option in package mode.
 * Every key has a default. A message of the host can never change it: the embedding page must not be able to send
 * the token elsewhere.
 */
export const CONFIG = {
  type: 'object',
  properties: {
    ...PAYMENT_SECTIONS,
    staticPath: {
      description: 'Where icons, flags, layouts and the texts of the languages (`locales/`) are.',
      ...url,
      default: '/paywidget/static/',
    },
    iconCdn: {
      description: 'Where the icons of methods are; empty: `{staticPath}icons/`.',
      ...url,
      default: '',
    },
    api: {
      description: 'The server of the calls.',
      type: 'object',
      properties: {
        base: {
          description: 'A path of this origin, or an https address.',
          ...url,
          default: '/api',
        },
        prefix: {
          description: 'The prefix of banking calls.',
          type: 'string',
          pattern: '^[A-Za-z0-9_-]{1,40}$',
          default: 'BANKING',
        },
        paths: {
          description: 'Name of a call → its path, where yours differs.',
          type: 'object',
          additionalProperties: { type: 'string', pattern: '^[A-Za-z0-9_/-]{1,120}$' },
          default: {},
        },
        idempotencyKey: {
          description: 'Whether calls that move money carry the header `Idempotency-Key`.',
          type: 'boolean',
          default: true,
        },
        //
        authPrefix: {
          description: 'What stands before the token in the header `Authorization`, such as `Bearer ` with its space.',
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
            'Exact origins that may embed the widget; empty: any. Without a list the first page that sends a good `loaded` is the host.',
          ...names,
        },
        //
        messages: {
          description: 'Name of a message → what your hosts call it, where they know it by another name.',
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
      description: 'What holds when the host says nothing.',
      type: 'object',
      properties: {
        transport: {
          description: 'How calls travel, when the host names no way.',
          enum: ['http', 'socket'],
          default: 'http',
        },
      },
      required: ['transport'],
      additionalProperties: false,
      default: {},
    },
    timeouts: {
      description: 'How long to wait.',
      type: 'object',
      properties: {
        request: {
          description: 'For the answer to one request, in milliseconds.',
          type: 'integer',
          minimum: 1000,
          maximum: 120000,
          default: 30000,
        },
        host: {
          description: 'For the message `loaded` of the host, in milliseconds.',
          type: 'integer',
          minimum: 1000,
          maximum: 120000,
          default: 30000,
        },
        file: {
          description: 'For a static file (a language, a layout) that sends nothing, in milliseconds.',
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
        'Name of a bank → how to pay by it, in steps as those of `visualInstruction` in a method; they come before those that the widget has.',
      type: 'object',
      default: {},
    },
    //
    badges: {
      description: 'Number of a badge → its type, beside 2 (`brand`) and 8 (`exclusive`).',
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^(brand|fast|instant|top|turbo|exclusive)$' },
      default: {},
    },
    decimals: {
      description: 'Currency code → decimals, where they are not 2 (8 of crypto): `{ "JPY": 0, "KWD": 3 }`.',
      type: 'object',
      patternProperties: {
        '^[A-Z0-9]{2,10}$': { description: 'The decimals of the currency.', type: 'integer', minimum: 0, maximum: 8 },
      },
      additionalProperties: false,
      default: {},
    },
    experiments: {
      description: 'Which experiments the calls speak of.',
      type: 'object',
      properties: {
        methods: {
          description: 'The key of the experiment whose group goes out as `abTestGroup`.',
          type: 'string',
          default: 'payment_methods',
        },
        facts: {
          description: 'The key of the experiment that decides what is read while a peer-to-peer deposit is made.',
          type: 'string',
          default: 'processing_facts',
        },
        carousel: {
          description: 'The key of the experiment in whose group `group_b` the bonuses stand on the list.',
          type: 'string',
          default: 'bonus_carousel',
        },
        cryptoBonus: {
          description: 'The key of the experiment in whose group `group_b` coins bring a bonus.',
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

/** As it is known at the start. */
export type Config = FromSchema<typeof CONFIG>
/** What is known of it when the code of payments has come. */
export type PaymentConfig = FromSchema<typeof PAYMENT_CONFIG>
