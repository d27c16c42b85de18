import type { CaptchaVendor } from '../../../schemas/captchaPage.ts'
import type { PaymentConfig } from '../../../schemas/config.ts'
import type { CaptchaFields, ObtainCaptcha } from '../../model/captcha.ts'
import { CaptchaFailure } from '../../notices/CaptchaFailure.ts'
import type { ChallengeStore } from '../../notices/ChallengeStore.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { afterTrouble } from './afterTrouble.ts'
import { captchaFailure } from './captchaFailure.ts'
import { captchaFor, type WantedCaptcha } from './captchaFor.ts'
import { type RunEnd, runCaptcha } from './runCaptcha.ts'
import { VENDORS } from './VENDORS.ts'

export interface CaptchaNeed {
  readonly config: Pick<PaymentConfig, 'captcha'>
  /** GeeTest's captcha id, from the host's data. */
  readonly geetestId: string | undefined
  /** The captcha page to use if none is configured. */
  readonly ownPage: string
  readonly clock: Clock
  readonly challenge: ChallengeStore
  readonly look: () => { readonly language: string; readonly isDark: boolean }
  readonly report: (code: string, message: string) => void
}

/**
 * Runs the vendor's captcha, each attempt in a new frame (D-08), and returns the fields for the create. Rejects with a
 * `CaptchaFailure`; then nothing may be sent. One captcha runs at a time, with all its attempts; another one waits
 * until it has ended or was left.
 */
export function createCaptcha(need: CaptchaNeed): ObtainCaptcha {
  const settings = { config: need.config.captcha, geetestId: need.geetestId }
  /** Resolves when all captchas requested so far have ended. Undefined if none runs. */
  let busy: Promise<void> | undefined

  const obtain: ObtainCaptcha = async ({ method, isRequired, signal, onShown }) => {
    try {
      const wanted = captchaFor(method, isRequired, settings, VENDORS)
      if (wanted === undefined) return undefined
      if (signal.aborted) throw captchaFailure('closed')
      return await inTurn(() => attempts(wanted, signal, onShown), signal)
    } catch (failure) {
      if (failure instanceof CaptchaFailure && failure.why !== 'closed') need.report(failure.code, failure.message)
      throw failure
    }
  }

  /** Starts when no other captcha runs. Rejects immediately if the player leaves, also while it waits. */
  function inTurn(start: () => Promise<CaptchaFields>, signal: AbortSignal): Promise<CaptchaFields> {
    const former = busy
    const mine = unlessLeft(former === undefined ? start() : former.then(start), signal)
    const all: Promise<void> = Promise.allSettled([former, mine]).then(() => {
      if (busy === all) busy = undefined
    })
    busy = all
    return mine
  }

  async function unlessLeft(running: Promise<CaptchaFields>, signal: AbortSignal): Promise<CaptchaFields> {
    let left = () => {}
    const ended = new Promise<never>((_, reject) => {
      left = () => reject(captchaFailure('closed'))
    })
    signal.addEventListener('abort', left)
    try {
      return await Promise.race([ended, running])
    } finally {
      signal.removeEventListener('abort', left)
    }
  }

  async function attempts(wanted: WantedCaptcha, signal: AbortSignal, onShown: () => void): Promise<CaptchaFields> {
    const { vendor } = wanted
    for (let attempt = 1; ; attempt += 1) {
      if (signal.aborted) throw captchaFailure('closed')
      const ended = await run(wanted, signal, onShown)
      if ('result' in ended) return VENDORS[vendor].fieldsOf(ended.result)
      const next = afterTrouble(VENDORS[vendor], ended.trouble, attempt)
      if (next.step === 'bypass') return bypass(vendor, attempt)
      if (next.step === 'fail') throw captchaFailure(next.why, ended.detail)
      await pause(next.afterMs, signal)
    }
  }

  function run(wanted: WantedCaptcha, signal: AbortSignal, onShown: () => void): Promise<RunEnd> {
    return runCaptcha({
      clock: need.clock,
      challenge: need.challenge,
      signal,
      onShown,
      // The limit is per attempt, so that all four attempts are made on a hanging network (CONST-06, CAPT-09, C14).
      limitMs: need.config.captcha.timeout,
      page: need.config.captcha.page || need.ownPage,
      order: { ...wanted, ...need.look() },
    })
  }

  function bypass(vendor: CaptchaVendor, attempts: number): CaptchaFields {
    need.report(
      'captcha.bypass',
      `The ${vendor} network failed ${attempts} times: the deposit is sent without a captcha.`,
    )
    return { captchaBypass: true }
  }

  /** Never resolves if aborted, so that no attempt starts after the player has left. */
  function pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => signal.addEventListener('abort', need.clock.setTimeout(resolve, ms)))
  }

  return obtain
}
