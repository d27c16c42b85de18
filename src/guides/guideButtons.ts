import type { RouteName } from '../../schemas/routes.ts'
import { type GuidesNeed, guidesOf } from './guidesOf.ts'

/** A button of the header. */
export interface HeaderButton {
  readonly icon: 'play' | 'pages'
  readonly label: string
  readonly onPress: () => void
}

/** The instruction pages of a form; without a page there is no button. */
interface GuidePages {
  readonly steps: RouteName
  readonly video?: RouteName
  /** Translation key of the button that opens the steps. */
  readonly label: string
}

const OF_DEPOSIT: GuidePages = {
  steps: 'depositRedirectInstructionPage',
  video: 'depositVideoInstructionPage',
  label: 'header.instruction',
}

/** The header's buttons for the available instructions (HDR-07, HDR-08). */
export function guideButtons(need: GuidesNeed, pages = OF_DEPOSIT): () => readonly HeaderButton[] {
  const { navigation, texts } = need
  const { steps, video } = guidesOf(need)
  const to = (icon: HeaderButton['icon'], key: string, page: RouteName): HeaderButton => ({
    icon,
    label: texts.t(key),
    onPress: () => navigation.go(page, { isPress: true }),
  })
  return () => [
    ...(video() === undefined || pages.video === undefined ? [] : [to('play', 'header.video', pages.video)]),
    ...(steps().length === 0 ? [] : [to('pages', pages.label, pages.steps)]),
  ]
}
