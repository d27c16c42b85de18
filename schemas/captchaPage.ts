import type { FromSchema } from 'json-schema-to-ts'

/** Who asks whether the player is a person; the names are those of the specification. */
export const CAPTCHA_VENDORS = ['recaptcha-v3', 'geetest'] as const
export type CaptchaVendor = (typeof CAPTCHA_VENDORS)[number]

/** Why there is no result. `network`: the vendor was there, and could not reach its own server. */
export const CAPTCHA_TROUBLES = ['closed', 'expired', 'unknown', 'script', 'noClients', 'network'] as const
export type CaptchaTrouble = (typeof CAPTCHA_TROUBLES)[number]

/** The longest token that is believed in; those of the vendors have one to three kilobytes. */
const TOKEN = { type: 'string', maxLength: 4096 } as const

/** In the words of the vendors; a member may be missing or empty. */
export const RESULT = {
  type: 'object',
  properties: {
    /** recaptcha. */
    token: TOKEN,
    /** GeeTest. */
    captcha_output: TOKEN,
    gen_time: { type: 'string', maxLength: 40 },
    lot_number: { type: 'string', maxLength: 200 },
    pass_token: { type: 'string', maxLength: 1024 },
  },
  additionalProperties: false,
} as const

/** What the captcha's page says to the widget: a result or why there is none, and nothing else (D-08, B26). */
export const NEWS = {
  type: 'object',
  properties: {
    paywidget: { const: 'captcha' },
    /** Known to this widget and to the page of this one run. */
    run: { type: 'string', maxLength: 64 },
    /** `shown`: the player has something to do in the page. */
    say: { enum: ['ready', 'shown', 'result', 'failure'] },
    result: RESULT,
    why: { enum: CAPTCHA_TROUBLES },
    /** For the log: what the vendor said of it. */
    detail: { type: 'string', maxLength: 300 },
  },
  required: ['paywidget', 'run', 'say'],
  additionalProperties: false,
} as const

export type CaptchaNews = FromSchema<typeof NEWS>
export type VendorResult = FromSchema<typeof RESULT>

/** What the widget says to the page, once. */
export interface CaptchaOrder {
  readonly paywidget: 'captcha'
  readonly run: string
  readonly vendor: CaptchaVendor
  readonly script: string
  /** The site key of recaptcha, or the captcha id of GeeTest. */
  readonly id: string
  readonly language: string
  readonly isDark: boolean
}
