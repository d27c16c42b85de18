import type { CaptchaOrder, CaptchaTrouble, VendorResult } from '../../../../schemas/captchaPage.ts'

/** What a vendor is asked. */
export type VendorOrder = Pick<CaptchaOrder, 'script' | 'id' | 'language'>

/** The page that a vendor's script runs in: the only place where it ever does (D-08). */
export interface VendorPage {
  /** Rejects with a `VendorTrouble` when the script can't be had. */
  readonly load: (src: string) => Promise<void>
  /** What its script has left there. */
  readonly globals: () => VendorGlobals
}

/** Read as hostile: each member may be missing, or be something else. */
export interface VendorGlobals {
  readonly grecaptcha?: { readonly enterprise?: Grecaptcha }
  readonly initGeetest4?: (config: GeetestConfig, done: (captcha: Geetest) => void) => void
}

export interface Grecaptcha {
  ready(done: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

export interface GeetestConfig {
  readonly captchaId: string
  readonly product: 'bind'
  readonly language: string
  readonly onError: (error: unknown) => void
}

export interface Geetest {
  onReady(act: () => void): void
  onSuccess(act: () => void): void
  onError(act: (error: unknown) => void): void
  onClose(act: () => void): void
  showCaptcha(): void
  getValidate(): VendorResult | false
}

/**
 * One captcha: loads the vendor's script and asks it once. `shown` is called when the player has something to do. Resolves
 * with what the vendor gave, nothing included; rejects with a `VendorTrouble`.
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

/** What a vendor throws or tells is not promised anywhere: its words are all there is to tell one trouble from another. */
const WORDS: readonly (readonly [RegExp, CaptchaTrouble])[] = [
  [/no recaptcha clients/i, 'noClients'],
  [/expired/i, 'expired'],
  [/network|time-?out|timed out|offline/i, 'network'],
]

export function troubleOf(error: unknown): VendorTrouble {
  if (error instanceof VendorTrouble) return error
  const said = wordsOf(error)
  return new VendorTrouble(WORDS.find(([words]) => words.test(said))?.[1] ?? 'unknown', said)
}

function wordsOf(error: unknown): string {
  if (error instanceof Error) return error.message
  try {
    return typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
  } catch {
    return ''
  }
}
