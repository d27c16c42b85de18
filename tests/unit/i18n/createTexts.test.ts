import { describe, expect, it } from 'vitest'
import { createTexts } from '../../../src/i18n/createTexts.ts'
import { leastTime } from '../leastTime.ts'

const ENGLISH = {
  hello: 'Hello',
  only: 'Only English',
  from: 'From {{from}} to {{to}}',
  left_one: '{{count}} field',
  left_other: '{{count}} fields',
}

async function open(lang: string, table: unknown, english: unknown = ENGLISH, prefix?: string) {
  const missing: string[] = []
  const failed: string[] = []
  const asked: string[] = []
  const texts = await createTexts({
    lang,
    prefix,
    load: async (name) => {
      asked.push(name)
      const wanted = name === 'en' ? english : table
      if (wanted instanceof Error) throw wanted
      return wanted
    },
    onMissing: (key) => void missing.push(key),
    onFailed: (locale) => void failed.push(locale),
  })
  return { asked, failed, missing, texts }
}

describe('U29 the texts of a cashier', () => {
  const SWEEP = { ...ENGLISH, 'sweepstake.hello': 'Hello, {{name}}, in a sweepstake' }

  it('replace the common texts, with their arguments', async () => {
    const { missing, texts } = await open('en', undefined, SWEEP, 'sweepstake.')
    expect(texts.t('hello', { name: 'Ana' })).toBe('Hello, Ana, in a sweepstake')
    expect(texts.t('only')).toBe('Only English')
    expect(texts.t('left', { count: 2 })).toBe('2 fields')
    expect(texts.words('hello')).toContain('in a sweepstake')
    expect(missing).toEqual([])
  })

  it('are in English if the language has only the common text, which may contain words a sweepstake must not use', async () => {
    const { texts } = await open('ar', { hello: 'أهلاً' }, SWEEP, 'sweepstake.')
    expect(texts.t('hello', { name: 'Ana' })).toBe('Hello, Ana, in a sweepstake')
  })

  it('are not shown by another cashier', async () => {
    const { texts } = await open('en', undefined, SWEEP)
    expect(texts.t('hello')).toBe('Hello')
  })
})

describe('the texts', () => {
  it('are in the language, with English for missing ones', async () => {
    const { failed, texts } = await open('ar', { hello: 'أهلاً' })
    expect(texts).toMatchObject({ lang: 'ar', isRtl: true })
    expect(texts.t('hello')).toBe('أهلاً')
    expect(texts.t('only')).toBe('Only English')
    expect(texts.has('only')).toBe(true)
    expect(failed).toEqual([])
  })

  it.each<[string, unknown]>([
    ['fails to load', new Error('404')],
    ['is an HTML page', '<html>'],
    ['is null', null],
    ['contains a value that is not a string', { hello: 1 }],
  ])('I18N-06 are in English, and the failure is reported, if the file %s', async (_, table) => {
    const { failed, texts } = await open('ar', table)
    expect(failed).toEqual(['ar'])
    expect(texts).toMatchObject({ lang: 'en', isRtl: false })
    expect(texts.t('hello')).toBe('Hello')
  })

  it('I18N-06 are in English, and the failure is reported, if the language has no file', async () => {
    const { failed, texts } = await open('zz', new Error('There is no locale "zz".'))
    expect(failed).toEqual(['zz'])
    expect(texts.lang).toBe('en')
  })

  it('P5 I18N-06 use the bundled English if no file can be loaded, and each failure is reported', async () => {
    const { failed, texts } = await open('ar', new Error('offline'), new Error('offline'))
    expect(texts.t('error.title')).toBe('Error occurred')
    expect(failed.toSorted()).toEqual(['ar', 'en'])
  })

  it.each([
    ['names a text', '$t(hello) and on'],
    ['names an argument', 'Pay {{from}}'],
    ['opens braces', '{{'.repeat(50_000)],
    ['opens a text', '$t('.repeat(30_000)],
    ['opens a text with arguments', '$t(a, {'.repeat(15_000)],
  ])('S11 return a text that is not a key literally, without interpolation: one that %s', async (_, words) => {
    const { texts } = await open('ar', { hello: 'أهلاً' })
    const read = () => [texts.t(words, { from: '1.00' }), texts.t(words)]
    expect(read()).toEqual([words, words])
    // When i18next interpolated such texts, a tenth of this length took 17 s.
    expect(leastTime(500, read)).toBeLessThan(500)
  })

  it('use the most common plural form if no number is given', async () => {
    const english = { ...ENGLISH, box_one: '{{amount}} coin', box_other: '{{amount}} coins' }
    const { missing, texts } = await open('en', undefined, english)
    expect(texts.t('box', { amount: '1.00', count: '1.00' })).toBe('1.00 coin')
    expect(texts.t('box', { amount: '1.00' })).toBe('1.00 coins')
    expect(missing).toEqual([])
  })

  it('report a missing translation once per key', async () => {
    const { missing, texts } = await open('en', {})
    expect(texts.t('nowhere')).toBe('nowhere')
    texts.t('nowhere')
    texts.t('elsewhere')
    expect(missing).toEqual(['nowhere', 'elsewhere'])
    expect(texts.has('nowhere')).toBe(false)
    expect(texts.has('left'), 'a text with plural forms').toBe(true)
  })

  it('report a key that only English has as missing', async () => {
    const { missing, texts } = await open('ar', { hello: 'أهلاً' })
    texts.t('hello')
    texts.t('only')
    expect(missing).toEqual(['only'])
  })

  it('choose the plural form by the number, and do not report it as missing', async () => {
    const { missing, texts } = await open('en', {})
    expect([1, 2, '1'].map((count) => texts.t('left', { count }))).toEqual(['1 field', '2 fields', '1 field'])
    expect(missing).toEqual([])
  })

  it.each([
    ['mx', 'es-MX'],
    ['in', 'hi-Latn-IN'],
    ['es', 'es-AR'],
  ])('Q-120 plurals of the texts called %s go by the rules of %s, whatever the browser speaks', async (_, tag) => {
    const forms = { left_one: 'uno', left_many: 'muchos', left_other: 'otros' }
    const { asked, missing, texts } = await open(tag, forms)
    expect(asked).toEqual(['en', _])
    const many = new Intl.PluralRules(tag).select(1_000_000)
    expect([0, 1, 2, 1_000_000].map((count) => texts.t('left', { count }))).toEqual(
      [0, 1, 2, 1_000_000].map(
        (count) => ({ one: 'uno', other: 'otros', many: 'muchos' })[new Intl.PluralRules(tag).select(count) as 'one'],
      ),
    )
    expect(many).toBe(tag.startsWith('es') ? 'many' : 'other')
    expect(missing).toEqual([])
  })

  it('insert arguments literally: without escaping, and without lookups in them', async () => {
    const { texts } = await open('en', {})
    expect(texts.t('from', { from: '<b>', to: '$t(hello) {{from}}' })).toBe('From <b> to $t(hello) {{from}}')
  })

  it('keep the placeholder of an argument that was not passed', async () => {
    const { texts } = await open('en', undefined)
    expect(texts.t('from', { from: '10' })).toBe('From 10 to {{to}}')
    expect(texts.t('from', { from: '10', to: undefined })).toBe('From 10 to ')
    expect(texts.t('from', { from: '{{to}}', to: '20' })).toBe('From {{to}} to 20')
  })

  it('fall back to en', async () => {
    expect((await open('en', {})).texts).toMatchObject({ lang: 'en', isRtl: false })
  })

  it('keep the whole tag for numbers and dates', async () => {
    expect((await open('ar-EG', { hello: 'أهلاً' })).texts.lang).toBe('ar-EG')
  })
})

it('rejects without an unhandled rejection if the choices fail to load', async () => {
  const unhandled: unknown[] = []
  const hear = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', hear)
  try {
    const missing = new Error('createChoices is missing')
    const texts = createTexts({
      lang: 'en',
      choosing: Promise.reject(missing),
      // Comes after the rejection, as a file does.
      load: () => new Promise((resolve) => setTimeout(resolve, 1, ENGLISH)),
      onMissing: () => undefined,
      onFailed: () => undefined,
    })
    await expect(texts).rejects.toBe(missing)
    expect(unhandled).toEqual([])
  } finally {
    process.off('unhandledRejection', hear)
  }
})
