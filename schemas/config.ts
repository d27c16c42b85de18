import type { FromSchema } from 'json-schema-to-ts'

const url = { type: 'string' } as const
const names = { type: 'array', items: { type: 'string' }, default: [] } as const

/**
 * The deployment's configuration: the data block `paywidget-config` of the page, or an option in package mode.
 * Every key has a default. A message of the host can never change it: the embedding page must not be able to send
 * the token elsewhere.
 */
export const CONFIG = {
  type: 'object',
  properties: {
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
    redirect: {
      description: 'The pages of the providers.',
      type: 'object',
      properties: {
        noHelper: {
          description: 'Names of methods for which no window is opened.',
          ...names,
          default: ['UPI', 'PhonePe', 'Paytm'],
        },
      },
      required: ['noHelper'],
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
    returnUrl: {
      description: 'Where a provider sends the player back; empty: the completion page of this deployment.',
      ...url,
      default: '',
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
      },
      required: ['methods'],
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
    'redirect',
    'cards',
    'badges',
    'decimals',
    'returnUrl',
    'experiments',
  ],
  additionalProperties: false,
} as const

export type Config = FromSchema<typeof CONFIG>
