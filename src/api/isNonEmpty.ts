import { isBlank } from './isBlank.ts'

/** Whether a value is `true`, or a list or record with a member that says something. */
export const isNonEmpty = (value: unknown): boolean => (value === true || typeof value === 'object') && !isBlank(value)
