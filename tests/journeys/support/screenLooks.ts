import { readLanguages } from '../../../.ci/vite/languages.ts'
import { ARIA_TREES } from './ariaTrees.ts'
import { SCREEN_STORIES } from './screens.ts'

/** How a test shows a screen. */
export interface Look {
  readonly theme: 'light' | 'dark'
  readonly direction: 'left to right' | 'right to left'
  readonly width: number
  readonly lang: string
}

/**
 * Combinations of theme, direction and width. Four suffice: colours do not depend on direction, nor layout on theme.
 */
const LOOKS = [
  { theme: 'light', direction: 'left to right', width: 1024 },
  { theme: 'dark', direction: 'right to left', width: 360 },
  { theme: 'dark', direction: 'left to right', width: 1024 },
  { theme: 'light', direction: 'right to left', width: 360 },
] as const

/** The language of the ARIA snapshots. */
export const ENGLISH = 'en'

const LANGUAGES = Object.values(readLanguages())
const spokenIn = (direction: Look['direction']) =>
  LANGUAGES.filter(({ dir }) => dir === (direction === 'left to right' ? 'ltr' : 'rtl')).map(({ tag }) => tag)

/**
 * Looks and languages alternate between screens; LONG=1 tests each screen with all of them. A screen with an ARIA
 * snapshot, which is in English, is shown in English if it is shown from left to right.
 */
export function looksOf(name: string): readonly Look[] {
  const at = SCREEN_STORIES.findIndex((story) => story.name === name)
  return LOOKS.flatMap((look, turn): readonly Look[] => {
    const languages = spokenIn(look.direction)
    if (process.env.LONG) return languages.map((lang) => ({ ...look, lang }))
    if (turn !== at % LOOKS.length) return []
    const isInEnglish = languages.includes(ENGLISH) && ARIA_TREES.has(name)
    return [{ ...look, lang: isInEnglish ? ENGLISH : languages[at % languages.length]! }]
  })
}
