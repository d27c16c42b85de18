import { expect, it } from 'vitest'
import { skipAfterLimit } from '../../timeLimit.ts'

it.each([
  ['no limit', {}, [], false],
  ['before the limit', { TESTS_UNTIL: '2000' }, [], false],
  ['after the limit', { TESTS_UNTIL: '999' }, [], true],
  ['after the limit, @core', { TESTS_UNTIL: '999' }, ['@core'], false],
] as const)(
  '%s: a browser test is skipped only after the time limit, and never a core test',
  (_, env, tags, isSkipped) => {
    const skips: unknown[] = []
    skipAfterLimit({ tags: [...tags], skip: ((isOn: boolean) => void skips.push(isOn)) as never }, env, 1_000)
    expect(skips).toEqual([isSkipped])
  },
)
