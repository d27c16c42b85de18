import type { CaptchaTrouble, VendorResult } from '../../../../schemas/captchaPage.ts'
import { troubleOf, type Vendor, VendorTrouble } from './Vendor.ts'

export interface GeetestGlobals {
  readonly initGeetest4?: (config: GeetestConfig, done: (captcha: Geetest) => void) => void
}

interface GeetestConfig {
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

/** GeeTest's language codes; other languages use English. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  id: 'ind',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
  zh: 'zho',
}

/** The documented error codes: https://docs.geetest.com/BehaviorVerification/apirefer/api/errorcode */
const CODES: ReadonlyMap<string, CaptchaTrouble> = new Map([
  ['60100', 'network'], // the request `load` failed
  ['60101', 'network'], // the request `verify` failed
  ['60200', 'network'], // the styles did not load
  ['60201', 'network'], // the language did not load
  ['60202', 'network'], // the picture did not load
  ['60204', 'network'], // the script timed out
  ['60205', 'network'], // the second script timed out
  ['-50301', 'expired'], // the challenge is missing from the cache
  ['-50305', 'expired'], // the challenge expired
  ['-50308', 'expired'], // the player's solution expired
])

/** GeeTest v4 in `bind` mode: no button, the challenge opens as soon as it is ready. */
export const geetest: Vendor = async (page, { script, id, language }, shown) => {
  await page.load(script)
  const { initGeetest4 } = page.globals() as GeetestGlobals
  if (initGeetest4 === undefined) throw new VendorTrouble('script', 'initGeetest4 is not defined')
  return runChallenge(initGeetest4, id, LANGUAGES[language.slice(0, 2)] ?? 'eng', shown)
}

type Init = NonNullable<GeetestGlobals['initGeetest4']>

function runChallenge(init: Init, captchaId: string, language: string, shown: () => void): ReturnType<Vendor> {
  return new Promise((resolve, reject) => {
    const onError = (error: unknown) => reject(geetestTrouble(error))
    init({ captchaId, product: 'bind', language, onError }, (captcha) => {
      captcha.onError(onError)
      captcha.onClose(() => reject(new VendorTrouble('closed', '')))
      captcha.onSuccess(() => resolve(captcha.getValidate() || undefined))
      captcha.onReady(() => {
        // Called before the challenge opens, so that the player can close it even if the script hangs.
        shown()
        captcha.showCaptcha()
      })
    })
  })
}

function geetestTrouble(error: unknown): VendorTrouble {
  const trouble = troubleOf(error)
  const why = CODES.get(String(Object(error).code))
  return why === undefined ? trouble : new VendorTrouble(why, trouble.message)
}
