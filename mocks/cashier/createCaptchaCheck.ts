import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { PaymentMethod } from '../../schemas/calls/paymentMethod.ts'
import type { Scenario } from './Scenario.ts'

const GEETEST = ['geetestCaptchaOutput', 'geetestGenTime', 'geetestLotNumber', 'geetestPassToken'] as const

/** Checks the captcha of create calls. Each captcha token is accepted only once. */
export function createCaptchaCheck(scenario: () => Scenario) {
  const seen = new Set<string>()

  const isNew = (token: string | undefined) => token !== undefined && !seen.has(token)

  function given(payload: DepositCreateRequest): 'geetest' | 'recaptcha-v3' | undefined {
    if (payload.captchaBypass) return 'geetest'
    const { geetestPassToken, recaptchaToken } = payload
    const found = GEETEST.every((name) => payload[name]) && isNew(geetestPassToken) ? 'geetest' : undefined
    const kind = found ?? (isNew(recaptchaToken) ? 'recaptcha-v3' : undefined)
    for (const token of [geetestPassToken, recaptchaToken]) if (token !== undefined) seen.add(token)
    return kind
  }

  return ({ captcha }: PaymentMethod, payload: DepositCreateRequest): boolean => {
    const { captcha: asked } = scenario()
    const kind = given(payload)
    if (asked === 'neverGood') return true
    if (captcha) return kind !== captcha
    return asked === 'required' && kind === undefined
  }
}
