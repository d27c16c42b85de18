import { applyBranding, type BrandingNeed } from './applyBranding.ts'
import { type ApplyThemeNeed, applyTheme } from './applyTheme.ts'
import { type ContentHeightNeed, reportContentHeight } from './reportContentHeight.ts'

/** What a host says of the looks once the list is on the screen: colours, fonts and pictures, the height of the frame. */
export const applyAppearance = (need: ApplyThemeNeed & BrandingNeed & ContentHeightNeed): readonly (() => void)[] => [
  applyTheme(need),
  applyBranding(need),
  reportContentHeight(need),
]
