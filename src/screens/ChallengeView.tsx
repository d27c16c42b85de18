import { observer } from 'mobx-react-lite'
import { Challenge } from '../../renderers/ui/payment/Challenge.tsx'
import type { ChallengeStore } from '../notices/ChallengeStore.ts'
import { useApp } from './AppView.ts'

/** The current captcha. Each run of a captcha gets its own iframe. */
export const ChallengeView = observer(function ChallengeView({ challenge }: { readonly challenge: ChallengeStore }) {
  const { t } = useApp().texts
  const { frame, isShown } = challenge
  if (frame === undefined) return null
  return (
    <Challenge
      key={frame.run}
      src={frame.src}
      sandbox={frame.sandbox}
      isShown={isShown}
      title={t('captcha.title')}
      text={t('captcha.text')}
      closeLabel={t('captcha.close')}
      onWindow={frame.onWindow}
      onLoad={frame.onLoad}
      onClose={frame.onClose}
    />
  )
})
