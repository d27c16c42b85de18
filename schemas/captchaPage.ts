import type { FromSchema } from 'json-schema-to-ts'

/** The captcha vendors, as named in the specification. */
export const CAPTCHA_VENDORS = ['recaptcha-v3', 'geetest'] as const
export type CaptchaVendor = (typeof CAPTCHA_VENDORS)[number]

/**
 * What the captcha page on the widget's origin may do: it has an opaque origin (D-08). The frame has it as an attribute
 * and the page as a header, because any page can frame it without the attribute.
 */
export const CAPTCHA_SANDBOX = 'allow-scripts allow-popups'

/** Why a captcha has no result. `network`: the vendor's script loaded but could not reach its own server. */
export const CAPTCHA_TROUBLES = ['closed', 'expired', 'unknown', 'script', 'noClients', 'network'] as const
export type CaptchaTrouble = (typeof CAPTCHA_TROUBLES)[number]

/** The maximum accepted token length; vendors use one to three kilobytes. */
const TOKEN = { type: 'string', maxLength: 4096 } as const

/** A captcha's result with the vendors' own property names (Q-013); values may be missing or empty. */
export const RESULT = {
  type: 'object',
  properties: {
    /** reCAPTCHA. */
    token: TOKEN,
    /** GeeTest. */
    captcha_output: TOKEN,
    gen_time: { type: 'string', maxLength: 40 },
    lot_number: { type: 'string', maxLength: 200 },
    pass_token: { type: 'string', maxLength: 1024 },
  },
  additionalProperties: false,
} as const

/** The properties of a create request for the captcha's result, under the server's names. */
export const CAPTCHA_MEMBERS = {
  geetestCaptchaOutput: { type: 'string' },
  geetestGenTime: { type: 'string' },
  geetestLotNumber: { type: 'string' },
  geetestPassToken: { type: 'string' },
  recaptchaToken: { type: 'string' },
  /** True if the vendor's network failed: the server decides whether to accept a create without a result (CAPT-09). */
  captchaBypass: { type: 'boolean' },
} as const

/** A message from the captcha page to the widget: a result or the reason for its absence, nothing else (D-08, B26). */
export const CAPTCHA_MESSAGE = {
  type: 'object',
  properties: {
    paywidget: { const: 'captcha' },
    /** A secret shared by the widget and the captcha page of one run. */
    run: { type: 'string', maxLength: 64 },
    /** `shown`: the page needs the player's action. */
    say: { enum: ['ready', 'shown', 'result', 'failure'] },
    result: RESULT,
    why: { enum: CAPTCHA_TROUBLES },
    /** The vendor's error text, for the log. */
    detail: { type: 'string', maxLength: 300 },
  },
  required: ['paywidget', 'run', 'say'],
  additionalProperties: false,
} as const

export type CaptchaMessage = FromSchema<typeof CAPTCHA_MESSAGE>
export type VendorResult = FromSchema<typeof RESULT>

/** The single message from the widget to the captcha page. */
export interface CaptchaRequest {
  readonly paywidget: 'captcha'
  readonly run: string
  readonly vendor: CaptchaVendor
  readonly script: string
  /** The site key of reCAPTCHA, or the captcha id of GeeTest. */
  readonly id: string
  readonly language: string
  readonly isDark: boolean
}
