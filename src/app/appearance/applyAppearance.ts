import { applyBranding, type BrandingNeed } from './applyBranding.ts'
import { keepThemeReadable, type ReadableThemeNeed } from './keepThemeReadable.ts'
import { type PassPicturesNeed, passPictures } from './passPictures.ts'
import { type ContentHeightNeed, reportContentHeight } from './reportContentHeight.ts'

/** Applies the host's appearance after the method list has loaded: colours, fonts, pictures and the frame's height. */
export const applyAppearance = (
  need: ReadableThemeNeed & BrandingNeed & ContentHeightNeed & PassPicturesNeed,
): readonly (() => void)[] => [
  keepThemeReadable(need),
  applyBranding(need),
  reportContentHeight(need),
  passPictures(need),
]
