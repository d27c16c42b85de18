import { troubleOf, type Vendor, VendorTrouble } from './Vendor.ts'

export interface RecaptchaGlobals {
  readonly grecaptcha?: { readonly enterprise?: Grecaptcha }
}

interface Grecaptcha {
  ready(done: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

/** The reCAPTCHA action name, which the server can verify. */
const ACTION = 'deposit'

/** reCAPTCHA Enterprise, score-based (v3): invisible to the player. */
export const recaptcha: Vendor = async (page, { script, id, language }) => {
  await page.load(`${script}?${new URLSearchParams({ render: id, hl: language })}`)
  const { enterprise } = (page.globals() as RecaptchaGlobals).grecaptcha ?? {}
  if (enterprise === undefined) throw new VendorTrouble('noClients', 'grecaptcha.enterprise is not defined')
  try {
    await new Promise<void>((ready) => enterprise.ready(ready))
    return { token: await enterprise.execute(id, { action: ACTION }) }
  } catch (error) {
    throw troubleOf(error)
  }
}
