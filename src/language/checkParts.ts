import { SCREENS, type ScreenName, type ScreenRule } from '../../schemas/layout/screens.ts'
import type { LayoutProblem } from './LayoutProblem.ts'

/** E13, E14: what the screen cannot do without. `present` holds node types, and `field:<kind>` for fields. */
export function missingParts(screen: ScreenName, present: ReadonlySet<string>): LayoutProblem[] {
  const missing = [...partsOf(SCREENS[screen])].filter((part) => !part.split('|').some((type) => present.has(type)))
  return missing.map((part) => ({
    code: part === 'submit' ? 'E13' : 'E14',
    pointer: '/body',
    message: `The screen "${screen}" needs ${part.split('|').join(' or ')}, and the document has none.`,
    isHandled: false,
  }))
}

const partsOf = ({ critical, isForm }: ScreenRule): ReadonlySet<string> =>
  new Set(isForm ? [...critical, 'submit'] : critical)
