import type { CaptchaRequest, CaptchaTrouble, VendorResult } from '../../../../schemas/captchaPage.ts'

/** The parameters of a vendor's captcha. */
export type VendorOrder = Pick<CaptchaRequest, 'script' | 'id' | 'language'>

/** The captcha page, the only place where a vendor's script runs (D-08). */
export interface VendorPage {
  /** Rejects with a `VendorTrouble` if the script can't be loaded. */
  readonly load: (src: string) => Promise<void>
  /**
   * The globals that the vendor's script has defined. They are untrusted: the vendor's file declares them with optional
   * members.
   */
  readonly globals: () => unknown
}

/**
 * Loads the vendor's script and runs one captcha. `shown` is called when the player sees a challenge. Resolves with the
 * vendor's result, or undefined if there is none; rejects with a `VendorTrouble`.
 */
export type Vendor = (page: VendorPage, order: VendorOrder, shown: () => void) => Promise<VendorResult | undefined>

export class VendorTrouble extends Error {
  override readonly name = 'VendorTrouble'
  readonly why: CaptchaTrouble

  constructor(why: CaptchaTrouble, detail: string) {
    super(detail)
    this.why = why
  }
}

/** Words in error messages: reCAPTCHA documents no error codes, GeeTest only some. */
const WORDS: readonly (readonly [RegExp, CaptchaTrouble])[] = [
  [/no recaptcha clients/i, 'noClients'],
  [/expired/i, 'expired'],
  [/network|time-?out|timed out|offline/i, 'network'],
]

export function troubleOf(error: unknown): VendorTrouble {
  if (error instanceof VendorTrouble) return error
  const text = wordsOf(error)
  return new VendorTrouble(WORDS.find(([words]) => words.test(text))?.[1] ?? 'unknown', text)
}

function wordsOf(error: unknown): string {
  if (error instanceof Error) return error.message
  try {
    return typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
  } catch {
    return ''
  }
}
