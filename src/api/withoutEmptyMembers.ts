import { isZero } from './firstNonZero.ts'
import { isBlank } from './isBlank.ts'

/** Removes empty and zero members, so that an unset member does not hide the value of the same member elsewhere. */
export const withoutEmptyMembers = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => !isBlank(value) && !isZero(value))) as T
