import { describe, expect, it } from 'vitest'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import { createFormats } from '../../../src/app/createFormats.ts'
import { formatLocale } from '../../../src/i18n/chooseLocale.ts'
import { callFunction } from '../../../src/language/expression/callFunction.ts'

const TAGS = [
  ...Object.values(readLanguages()).map(({ tag }) => tag),
  'en-US',
  'en-IN',
  'hi-IN',
  'fa-IR',
  'bn-BD',
  'ar-EG',
]

/** The result of `date(value)` in a layout. */
function written(tag: string, value: unknown): string {
  const texts = {
    lang: tag,
    asked: tag,
    locale: formatLocale(tag),
    isRtl: false,
    t: (key: string) => key,
    words: (said: string) => said,
    has: () => true,
  }
  return String(
    callFunction(
      'date',
      [value],
      createFormats(texts, () => 2),
      0,
    ),
  )
}

describe('date() of a layout writes the player’s own time on a clock of 24 hours', () => {
  it.each(TAGS)('UIKIT-11: in %s', (tag) => {
    // The dates are built in local time, so the expected digits do not depend on the machine's time zone.
    expect(written(tag, new Date(2025, 0, 2, 15, 4).getTime())).toMatch(/(?<!\d)15[:.٫]04(?!\d)/)
    expect(written(tag, new Date(2025, 0, 2, 0, 5).toISOString())).toMatch(/(?<!\d)00?[:.]05(?!\d)/)
    expect(written(tag, new Date(2025, 0, 2, 15, 4).getTime())).not.toMatch(/(?![0-9])\p{Nd}/u)
    expect(written(tag, new Date(2025, 0, 2, 15, 4).getTime())).not.toMatch(/[ap]\.?\s?m\b/i)
  })

  it.each([undefined, 'soon', '', Number.NaN, Number.POSITIVE_INFINITY, 9e15])('writes nothing for %s', (value) => {
    expect(written('en-US', value)).toBe('')
  })
})
