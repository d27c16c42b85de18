import { identifierOf } from './identifierOf.ts'

/**
 * The identifier in the first of two places that has one. Servers write 0 and "" for an unset member, so these do not
 * hide the other place; a 0 is taken if the other place has nothing.
 */
export const firstIdentifier = (first: unknown, second: unknown): string | undefined =>
  identifierOf(first || second) ?? identifierOf(first) ?? identifierOf(second)
