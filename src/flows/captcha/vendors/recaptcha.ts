import { troubleOf, type Vendor, VendorTrouble } from './Vendor.ts'

/** What the server sees of the reason for which the token was made. */
const ACTION = 'deposit'

/** reCAPTCHA Enterprise, score-based (v3): the player sees nothing of it. */
export const recaptcha: Vendor = async (page, { script, id, language }) => {
  await page.load(`${script}?${new URLSearchParams({ render: id, hl: language })}`)
  const { enterprise } = page.globals().grecaptcha ?? {}
  if (enterprise === undefined) throw new VendorTrouble('noClients', 'grecaptcha.enterprise is not there')
  try {
    await new Promise<void>((ready) => enterprise.ready(ready))
    return { token: await enterprise.execute(id, { action: ACTION }) }
  } catch (error) {
    throw troubleOf(error)
  }
}
