import { ChallengeStore } from '../../notices/ChallengeStore.ts'
import type { Created } from '../../pages/Feature.ts'
import type { Services } from '../../services/Services.ts'
import { createCaptcha } from './createCaptcha.ts'

/** Captchas: the request for one before a create, and the challenge on the screen. */
export function createCaptchaFeature({ core, environment, config }: Services): Created<undefined> {
  const { basepath, pages = basepath, clock, data } = environment
  const { report, session, texts } = core
  const challenge = new ChallengeStore()
  const captcha = createCaptcha({
    config,
    clock,
    challenge,
    report,
    geetestId: data?.geetestCaptchaId,
    ownPage: `${pages}/captcha.html`,
    look: () => ({ language: texts.lang, isDark: session.theme === 'dark' }),
  })
  return { own: undefined, provides: { captcha, challenge } }
}
