import { applyBranding, type BrandingNeed } from './applyBranding.ts'
import { type ApplyThemeNeed, applyTheme } from './applyTheme.ts'
import { type ContentHeightNeed, reportContentHeight } from './reportContentHeight.ts'

/** Applies the host's appearance after the list has loaded: colours, fonts, pictures and the frame's height. */
export const applyAppearance = (need: ApplyThemeNeed & BrandingNeed & ContentHeightNeed): readonly (() => void)[] => [
  applyTheme(need),
  applyBranding(need),
  reportContentHeight(need),
]
