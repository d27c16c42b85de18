import { SCREENS, type ScreenName } from '../../schemas/layout/screens/index.ts'
import { isPayment } from '../../schemas/layout/screens/isForm.ts'
import type { LayoutProblem } from './LayoutProblem.ts'

/**
 * E13, E14: reports required nodes that are missing. `present` holds node types, `field:<name>` for fields, and
 * `says:<key>` for texts that are always shown.
 */
export function missingParts(screen: ScreenName, present: ReadonlySet<string>): LayoutProblem[] {
  const missing = [...partsOf(screen)].filter((part) => !part.split('|').some((type) => present.has(type)))
  return missing.map((part) => ({
    code: part === 'submit' ? 'E13' : 'E14',
    pointer: '/body',
    message: part.startsWith(SAYS)
      ? `The screen "${screen}" always says "${part.slice(SAYS.length)}", and in the document nothing does that is always drawn.`
      : `The screen "${screen}" needs ${part.split('|').join(' or ')}, and the document has none.`,
    isHandled: false,
  }))
}

/** Marks a sentence that must appear on a screen, for legal or safety reasons, whatever its document says. */
export const SAYS = 'says:'

const partsOf = (screen: ScreenName): ReadonlySet<string> => {
  const { critical } = SCREENS[screen]
  return new Set<string>(isPayment(screen) ? [...critical, 'submit'] : critical)
}
