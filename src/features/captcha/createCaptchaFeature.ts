import { ChallengeStore } from '../../notices/ChallengeStore.ts'
import type { Created } from '../../pages/Feature.ts'
import type { Services } from '../../services/Services.ts'
import { createCaptcha } from './createCaptcha.ts'

/** Captchas: runs the captcha of a create, and shows its challenge. */
export function createCaptchaFeature({ core, config }: Services): Created<undefined> {
  const { clock, data, embedding } = core.environment
  const { basepath, pages = basepath } = embedding
  const { session, texts } = core
  const { report } = core.reports
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
