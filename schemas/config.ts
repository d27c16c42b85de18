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
    /** Where icons, locales and layouts are loaded from. */
    staticPath: { ...url, default: '/paywidget/static/' },
    /** Where method icons are; empty means `{staticPath}icons/`. */
    iconCdn: { ...url, default: '' },
    api: {
      type: 'object',
      properties: {
        /** A path of this origin, or an https address. */
        base: { ...url, default: '/api' },
        /** The prefix of banking calls. */
        prefix: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$', default: 'BANKING' },
        /** Call name → path, where a deployment's differs. */
        paths: {
          type: 'object',
          additionalProperties: { type: 'string', pattern: '^[A-Za-z0-9_/-]{1,120}$' },
          default: {},
        },
        /** Whether calls that move money carry the Idempotency-Key header. */
        idempotencyKey: { type: 'boolean', default: true },
        /** What stands before the token in the Authorization header, as "Bearer " does; nothing by itself. */
        authPrefix: { type: 'string', pattern: '^[\\w -]{0,40}$', default: '' },
      },
      required: ['base', 'prefix', 'paths', 'idempotencyKey', 'authPrefix'],
      additionalProperties: false,
      default: {},
    },
    host: {
      type: 'object',
      properties: {
        /** Exact origins that may embed the widget; empty means any parent. */
        allowedOrigins: { ...names },
        /** Message → what the host calls it, where it knows it by another name. */
        messages: { type: 'object', additionalProperties: { type: 'string', pattern: '^\\w{1,80}$' }, default: {} },
      },
      required: ['allowedOrigins', 'messages'],
      additionalProperties: false,
      default: {},
    },
    defaults: {
      type: 'object',
      properties: { transport: { enum: ['http', 'socket'], default: 'http' } },
      required: ['transport'],
      additionalProperties: false,
      default: {},
    },
    timeouts: {
      type: 'object',
      properties: {
        /** One request, in milliseconds. */
        request: { type: 'integer', minimum: 1000, maximum: 120000, default: 30000 },
        /** How long to wait for the host's `loaded` message. */
        host: { type: 'integer', minimum: 1000, maximum: 120000, default: 30000 },
        /** How long a static file (a locale, a layout) may send nothing. */
        file: { type: 'integer', minimum: 1000, maximum: 60000, default: 10000 },
      },
      required: ['request', 'host', 'file'],
      additionalProperties: false,
      default: {},
    },
    redirect: {
      type: 'object',
      properties: {
        /** Methods for which no helper window is opened. */
        noHelper: { ...names, default: ['UPI', 'PhonePe', 'Paytm'] },
      },
      required: ['noHelper'],
      additionalProperties: false,
      default: {},
    },
    cards: {
      type: 'object',
      properties: {
        /** Whether a form may ask for the security code of a card: it changes what an auditor asks of you (D-20). */
        securityCode: { type: 'boolean', default: false },
      },
      required: ['securityCode'],
      additionalProperties: false,
      default: {},
    },
    /** The number of a badge on the wire → its type, for those that the specification does not name. */
    badges: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^(brand|fast|instant|top|turbo|exclusive)$' },
      default: {},
    },
    /** Currency code → decimals, where they are not 2 of fiat and 8 of crypto, as 0 of JPY or 3 of KWD (D-04, Q-080). */
    decimals: {
      type: 'object',
      patternProperties: { '^[A-Z0-9]{2,10}$': { type: 'integer', minimum: 0, maximum: 8 } },
      additionalProperties: false,
      default: {},
    },
    /** Where a provider sends the player back; empty means the completion page of this deployment. */
    returnUrl: { ...url, default: '' },
    experiments: {
      type: 'object',
      properties: {
        /** The key of the experiment whose group goes out as abTestGroup. */
        methods: { type: 'string', default: 'payment_methods' },
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
