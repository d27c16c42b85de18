import { describe, expect, it } from 'vitest'
import { createTexts } from '../../../src/i18n/createTexts.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { usableTexts } from '../../../src/i18n/usableTexts.ts'

const ENGLISH = {
  'a.from': 'from {{amount}}',
  'a.plain': 'Deposit',
  'a.range': 'From {{min}} to {{max}}',
  'a.days_one': '{{count}} day',
  'a.days_other': '{{count}} days',
}
const TABLES = import.meta.glob<Record<string, string>>('../../../src/i18n/locales/*.json', {
  eager: true,
  import: 'default',
})

describe('W7 a text of a language file is used only if it is valid', () => {
  it.each([
    ['a.from', 'od {{kwota}}', 'it has {{kwota}}, but English has {{amount}}'],
    ['a.from', 'od', 'it lacks {{amount}}'],
    ['a.range', 'Od {{min}}', 'it lacks {{max}}'],
    ['a.range', 'Od {{min}} do {{maks}}', 'it has {{maks}}, but English has {{min}}, {{max}}'],
    ['a.plain', 'Wpłać {{amount}}', 'it has {{amount}}, but English has none'],
    ['a.from', 'od {{amount}', 'it has an unbalanced brace'],
    ['a.from', 'od amount}}', 'it has an unbalanced brace'],
    ['a.plain', '<b>Wpłać</b>', 'it has markup, which would be shown literally'],
    ['a.plain', ' ', 'it is empty'],
    ['a.plain', 7, 'it is not a text'],
    ['a.plain', ['a'], 'it is not a text'],
    ['a.plain', null, 'it is not a text'],
    ['a.days_few', '{{dni}} dni', 'it has {{dni}}, but English has {{count}}'],
  ])('W7 %s: %j', (key, text, what) => {
    expect(usableTexts({ [key]: text }, ENGLISH)).toEqual({ texts: {}, problems: [{ key, what }] })
  })

  it.each([
    ['a.from', 'od {{amount}}'],
    ['a.from', 'od {{ amount }} ({{amount}})'],
    ['a.range', '{{max}} ← {{min}}'],
    ['a.days_few', '{{count}} dni'],
    ['a.days_one', 'jeden dzień'],
    ['own.key', 'słowo {{any}}'],
    ['a.plain', '1 < 2 > 0'],
  ])('W7 accepts %s: %j', (key, text) => {
    expect(usableTexts({ [key]: text }, ENGLISH)).toEqual({ texts: { [key]: text }, problems: [] })
  })

  it.each([
    [{ a: { plain: 'Wpłać', from: 'od {{amount}}' } }, { 'a.plain': 'Wpłać', 'a.from': 'od {{amount}}' }, []],
    [{ common: { errors: { 'limit.day': 'Limit' } } }, { 'common.errors.limit.day': 'Limit' }, []],
    [{ 'a.plain': 'flat', a: { plain: 'nested' } }, { 'a.plain': 'flat' }, []],
    [{ a: { plain: 'nested' }, 'a.plain': 'flat' }, { 'a.plain': 'flat' }, []],
    [{ a: { from: 'od' } }, {}, [{ key: 'a.from', what: 'it lacks {{amount}}' }]],
    [{ a: { plain: null } }, {}, [{ key: 'a.plain', what: 'it is not a text' }]],
  ])('Q-118 W7 reads nested keys, and prefers a flat key: %j', (table, texts, problems) => {
    expect(usableTexts(table, ENGLISH)).toEqual({ texts, problems })
  })

  it('Q-118 shows the texts of a language file with nested keys only', async () => {
    const texts = await createTexts({
      lang: 'uz',
      load: async (name) => (name === 'en' ? ENGLISH : { a: { plain: 'Wpłać' } }),
      onMissing: () => {},
      onFailed: (_, reason) => expect.unreachable(String(reason)),
    })
    expect(texts.t('a.plain')).toBe('Wpłać')
  })

  it.each(Object.entries(TABLES))('W7 finds no problem in %s', (_, table) => {
    expect(usableTexts(table, en).problems).toEqual([])
  })

  it('W7 replaces each invalid text by the English one and reports it, and uses the others', async () => {
    const reported: string[] = []
    const texts = await createTexts({
      lang: 'uz',
      load: async (name) => (name === 'en' ? ENGLISH : { 'a.from': 'od {{kwota}}', 'a.plain': 'Wpłać', 'a.range': 3 }),
      onMissing: () => {},
      onFailed: (locale, reason) => reported.push(`${locale}: ${reason instanceof Error ? reason.message : reason}`),
    })
    expect(texts.t('a.from', { amount: '5 zł' })).toBe('from 5 zł')
    expect(texts.t('a.plain')).toBe('Wpłać')
    expect(texts.t('a.range', { min: '1', max: '2' })).toBe('From 1 to 2')
    expect(reported).toEqual([
      'uz: "a.from" is shown in English: it has {{kwota}}, but English has {{amount}}',
      'uz: "a.range" is shown in English: it is not a text',
    ])
  })

  /** Creates texts for a deployment with its own English file. */
  async function withOwnEnglish(own: unknown, lang = 'en') {
    const reported: string[] = []
    const texts = await createTexts({
      lang,
      load: async (name) => (name === 'en' ? own : { 'paymentForm.amount': 'Kwota' }),
      onMissing: (key) => reported.push(`missing ${key}`),
      onFailed: (locale, reason) => reported.push(`${locale}: ${reason instanceof Error ? reason.message : reason}`),
    })
    return { texts, reported }
  }
  const [key = '', sample = ''] = Object.entries(en).find(([, text]) => /^[^{]*\{\{\w+\}\}[^{]*$/.test(text)) ?? []
  const name = /\{\{(\w+)\}\}/.exec(sample)?.[1] ?? ''
  const shown = sample.replace(`{{${name}}}`, '5')

  it.each([
    ['only {{sum}}', `it has {{sum}}, but English has {{${name}}}`],
    ['only', `it lacks {{${name}}}`],
    ['', 'it is empty'],
    [`only {{${name}}`, 'it has an unbalanced brace'],
    [7, 'it is not a text'],
    [`<b>{{${name}}}</b>`, 'it has markup, which would be shown literally'],
  ])(
    'W7 replaces an invalid text of a deployment’s English file by the built-in one, and reports it: %j',
    async (text, what) => {
      const { reported, texts } = await withOwnEnglish({ ...en, [key]: text })
      expect(texts.t(key, { [name]: '5' })).toBe(shown)
      expect(reported).toEqual([`en: "${key}" is shown in English: ${what}`])
    },
  )

  it('W7 accepts an English file of a deployment that changes, adds and leaves out texts', async () => {
    const { reported, texts } = await withOwnEnglish({ [key]: `just {{${name}}}`, 'own.key': 'Own' }, 'uz')
    expect([texts.t(key, { [name]: '5' }), texts.t('own.key')]).toEqual(['just 5', 'Own'])
    const [other = '', text] = Object.entries(en).find(([one, said]) => one !== key && !said.includes('{{')) ?? []
    expect(texts.has(other) && texts.t(other)).toBe(text)
    expect(reported.filter((one) => !one.startsWith('missing'))).toEqual([])
  })

  it('W7 reports nothing for the English file of the build', async () => {
    const { reported, texts } = await withOwnEnglish(JSON.parse(JSON.stringify(en)))
    expect(texts.t(key, { [name]: '5' })).toBe(shown)
    expect(reported).toEqual([])
  })
})
