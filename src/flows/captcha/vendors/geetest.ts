import { troubleOf, type Vendor, type VendorGlobals, VendorTrouble } from './Vendor.ts'

/** GeeTest's own codes of languages; English stands in for those that it does not speak. */
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

/** GeeTest v4, without a button of its own: the challenge opens as soon as it is there. */
export const geetest: Vendor = async (page, { script, id, language }, shown) => {
  await page.load(script)
  const { initGeetest4 } = page.globals()
  if (initGeetest4 === undefined) throw new VendorTrouble('script', 'initGeetest4 is not there')
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
        // Before it is: from here on the player can close it, whatever the script does.
        shown()
        captcha.showCaptcha()
      })
    })
  })
}
