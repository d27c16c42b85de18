import type { TestInfo } from '@playwright/test'

/**
 * Skips a test that starts after the time limit of `npm test -- --minutes N`, unless it is tagged @core: a slow machine
 * then ends in time, and the summary says how many tests were skipped.
 */
export function skipAfterLimit(info: Pick<TestInfo, 'tags' | 'skip'>, { TESTS_UNTIL } = process.env, now = Date.now()) {
  const isLate = TESTS_UNTIL !== undefined && now > Number(TESTS_UNTIL)
  info.skip(isLate && !info.tags.includes('@core'), 'the time limit of this run has passed')
}
