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
      ? `The screen "${screen}" must always show the text "${part.slice(SAYS.length)}": add it without a condition.`
      : `The screen "${screen}" requires ${part.split('|').join(' or ')}, which the document does not have.`,
    isHandled: false,
  }))
}

/** Marks a sentence that must appear on a screen, for legal or safety reasons, whatever its document says. */
export const SAYS = 'says:'

const partsOf = (screen: ScreenName): ReadonlySet<string> => {
  const { critical } = SCREENS[screen]
  return new Set<string>(isPayment(screen) ? [...critical, 'submit'] : critical)
}
