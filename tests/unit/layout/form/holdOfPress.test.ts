import { describe, expect, it } from 'vitest'
import { type FormPress, type Hold, holdOfPress } from '../../../../src/layout/form/holdOfPress.ts'

const press = (over: Partial<FormPress> = {}): FormPress => ({
  isPointer: true,
  isVisible: true,
  wasEverVisible: true,
  sinceToldMs: undefined,
  sinceShownMs: 60_000,
  ...over,
})

const never = { isVisible: false, wasEverVisible: false }

describe('S16 B7 a press is held', () => {
  const table: readonly (readonly [string, Partial<FormPress>, Hold | undefined])[] = [
    ['not on a button that is seen', {}, undefined],
    ['not where nobody knows', { isVisible: undefined, wasEverVisible: false }, undefined],
    ['not where nobody knows any more', { isVisible: undefined }, undefined],
    ['on a button that was seen and is not any more', { isVisible: false }, 'hidden'],
    ['as long as that lasts, whatever was told', { isVisible: false, sinceToldMs: 60_000 }, 'hidden'],
    ['on a button that could never be seen', never, 'hidden'],
    ['until the player could have read why', { ...never, sinceToldMs: 999 }, 'hidden'],
    ['and then no longer', { ...never, sinceToldMs: 1_000 }, undefined],
    ['right after the button came under the pointer', { sinceShownMs: 0 }, 'moved'],
    ['up to half a second', { sinceShownMs: 499 }, 'moved'],
    ['and then no longer', { sinceShownMs: 500 }, undefined],
    ['where nobody knows, too', { isVisible: undefined, sinceShownMs: 499 }, 'moved'],
    ['for the graver of two reasons', { isVisible: false, sinceShownMs: 0 }, 'hidden'],
    ['after the notice only for the other reason', { ...never, sinceToldMs: 1_000, sinceShownMs: 0 }, 'moved'],
    ['never of a key', { isPointer: false, isVisible: false, sinceShownMs: 0 }, undefined],
    ['never of a key, even if never seen', { isPointer: false, ...never, sinceShownMs: 0 }, undefined],
  ]
  it.each(table)('%s: %o', (_, over, hold) => {
    expect(holdOfPress(press(over))).toBe(hold)
  })
})
