import { createElement } from 'react'
import type { PaymentConfig } from '../../../schemas/config.ts'
import { ChallengeStore } from '../../features/captcha/ChallengeStore.ts'
import { createCaptcha } from '../../features/captcha/createCaptcha.ts'
import { ChallengeView } from '../../screens/ChallengeView.tsx'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'

/** Captchas: the request for one, and the view that shows the challenge. */
export function createCaptchas(
  need: Pick<AppNeed, 'basepath' | 'pages' | 'clock' | 'data'> & { readonly config: PaymentConfig },
  { report, session, texts }: Core,
) {
  const { basepath, pages = basepath, clock, config, data } = need
  const challenge = new ChallengeStore()
  return {
    ask: createCaptcha({
      config,
      clock,
      challenge,
      report,
      geetestId: data?.geetestCaptchaId,
      ownPage: `${pages}/captcha.html`,
      look: () => ({ language: texts.lang, isDark: session.theme === 'dark' }),
    }),
    view: createElement(ChallengeView, { challenge }),
  }
}
