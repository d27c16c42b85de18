import { expect, it } from 'vitest'
import { checkMethod } from '../../../src/ops/checkMethod.ts'

/** The findings of a method with these members, as printed. */
const found = (members: object) =>
  checkMethod(JSON.stringify({ name: 'bank_mx', ...members }, null, 1), 'bank_mx').findings.map(
    ({ code, where, message }) => `${code} ${where}: ${message}`,
  )

const field = (members: object) => ({ fields: [{ name: 'bank', ...members }] })

it.each<[string, object, string]>([
  ['a limit', { amount_rules: { MXN: { min: '50', maxx: '5000' } } }, '"maxx" is ignored: did you mean "max"?'],
  ['a limit in capitals', { limits: { Min: '50' } }, '"Min" is ignored: did you mean "min"?'],
  ['a fee', { fee: { precent: 2 } }, '"precent" is ignored: did you mean "percent"?'],
  ['a badge', { badgeConfig: { txt: 'New' } }, '"txt" is ignored: did you mean "text"?'],
  ['a banner', { banner: { bannerKey: 'banner.text', bannerTextkey: 'a' } }, '"bannerTextkey" is ignored'],
  ['a step', { visualInstruction: [{ txt: 'hi' }] }, '"txt" is ignored: did you mean "text"?'],
  ['an icon', { iconIds: [{ iconId: 'a', typ: 'dark' }] }, '"typ" is ignored: did you mean "type"?'],
  [
    'a video',
    { video_guide_url: { es: { url: 'a.mp4', postr: 'a.png' } } },
    '"postr" is ignored: did you mean "poster"?',
  ],
  ['a property of a field', field({ props: { lable: 'Bank' } }), '"lable" is ignored: did you mean "label"?'],
  [
    'a rule',
    field({ props: { validations: [{ regex: '^\\d+$', message: 'No', isExist: true }] } }),
    '"isExist" is ignored: did you mean "isExists"?',
  ],
  ['a choice', field({ props: { items: [{ txt: 'Visa', value: 'vi' }] } }), '"txt" is ignored: did you mean "text"?'],
  ['a plain choice', field({ values: [{ txt: 'Visa', value: 'vi' }] }), '"txt" is ignored: did you mean "text"?'],
  [
    'the text of a choice',
    field({ props: { items: [{ label: 'Visa', value: 'vi' }] } }),
    '"label" is ignored, and players read "vi": name it "text"',
  ],
  [
    'the text of a plain choice',
    field({ values: [{ name: 'Visa', value: 'vi' }] }),
    '"name" is ignored, and players read "vi": name it "text"',
  ],
  [
    'both limits of a currency',
    { amount_rules: { MXN: { from: '50', to: '5000' } } },
    'the widget reads none of these members, so there are no limits in MXN: the names are "min", "max", "minNonRus"',
  ],
  ['both limits', { limits: { lowest: '50' } }, 'so there are no limits: the names are "min", "max"'],
  ['a whole fee', { fee: { rate: 2 } }, 'so there is no fee: the names are "percent", "fixed"'],
  [
    'the message of a rule',
    field({ props: { validations: [{ regex: '^\\d+$', error: 'Bad' }] } }),
    '"error" is ignored, and players read a general message: name it "message"',
  ],
  [
    'the message of a listed rule',
    field({ regexList: [{ regex: '^\\d+$', error: 'Bad' }] }),
    '"error" is ignored, and players read a general message: name it "regex_error_key"',
  ],
])('V3 check finds %s whose name is wrong, once', (_, members, says) => {
  expect(found(members)).toEqual([expect.stringContaining(says)])
})

it.each<[string, object]>([
  ['members of one’s own', { amount_rules: { MXN: { min: '50', source: 'bank' } }, fee: { percent: 2, note: 'x' } }],
  ['limits that say nothing', { limits: {}, amount_rules: { MXN: {} }, fee: null }],
  ['choices without a text', field({ props: { items: [{ value: 'Visa', icon: 'visa' }] } })],
  ['a text and a name', field({ values: [{ text: 'Visa', name: 'visa', value: 'vi' }] })],
  ['texts by language', { text: { en: 'Bank', es: 'Banco' }, visualInstruction: [{ text: { en: 'Pay.' } }] }],
])('V3 check accepts %s', (_, members) => {
  expect(found(members)).toEqual([])
})
