import { isZero } from './firstNonZero.ts'
import { isBlank } from './isBlank.ts'

/** The members that say something, so that an unset member does not hide the one in another place. */
export const given = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => !isBlank(value) && !isZero(value))) as T
