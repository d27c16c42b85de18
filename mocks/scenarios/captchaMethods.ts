import type { Scenario } from '../cashier/Scenario.ts'

/** Method that requires a captcha → the captcha's vendor. */
const CAPTCHAS: Readonly<Record<string, string>> = { airtm: 'recaptcha-v3', mercado_pago: 'geetest' }

export const captchaMethods: Scenario = {
  title: 'Airtm requires reCAPTCHA, and Mercado Pago requires GeeTest.',
  methods: (methods) => methods.map((method) => ({ ...method, captcha: CAPTCHAS[String(method.name)] ?? null })),
}
