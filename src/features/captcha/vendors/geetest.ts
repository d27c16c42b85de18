import { troubleOf, type Vendor, type VendorGlobals, VendorTrouble } from './Vendor.ts'

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

/** GeeTest v4 in `bind` mode: no button, the challenge opens as soon as it is ready. */
export const geetest: Vendor = async (page, { script, id, language }, shown) => {
  await page.load(script)
  const { initGeetest4 } = page.globals()
  if (initGeetest4 === undefined) throw new VendorTrouble('script', 'initGeetest4 is not defined')
  return asked(initGeetest4, id, LANGUAGES[language.slice(0, 2)] ?? 'eng', shown)
}

type Init = NonNullable<VendorGlobals['initGeetest4']>

function asked(init: Init, captchaId: string, language: string, shown: () => void): ReturnType<Vendor> {
  return new Promise((resolve, reject) => {
    const onError = (error: unknown) => reject(troubleOf(error))
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
