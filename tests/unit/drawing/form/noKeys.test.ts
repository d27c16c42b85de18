import { beforeAll, describe, expect, it, vi } from 'vitest'
import { METHOD_FOLDERS } from '../../../../fixtures/index.ts'
import { registry } from '../../../../renderers/index.ts'
import redirect from '../../../../schemas/layouts/deposit.redirect.json' with { type: 'json' }
import { isKeyLike } from '../../../../schemas/words.ts'
import { rootFrame } from '../../../../src/drawing/bind.ts'
import { fieldProps, itemsOf } from '../../../../src/drawing/form/fieldProps.ts'
import { createTexts, type Texts } from '../../../../src/i18n/createTexts.ts'
import { checkedLayout, fixtureMethod, openForm, session, textsOf } from '../../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  // Node has no HTMLFormElement. The code reads its member names, because no input may be named like one.
  vi.stubGlobal('HTMLFormElement', class {})
  texts = await textsOf()
})

type Json = Readonly<Record<string, unknown>>

/** All texts that a method's form shows for its fields, including all errors. */
function textsOn(method: string, over: Json = {}) {
  const opened = openForm({
    layout: checkedLayout(redirect),
    method: fixtureMethod(method, over),
    player: session(),
    texts,
  })
  const { form, formats, plan, scopes } = opened
  const frame = rootFrame({
    ...{
      registry,
      formats,
      scopes: scopes as unknown as Json,
      lang: 'en',
      locale: 'en',
      t: texts.t,
      hasText: texts.has,
    },
    ...{ field: (name: string) => form.view(name), run: () => {}, report: () => {}, giveUp: () => true },
  })
  const drawn = plan.fields.filter(({ isHidden }) => !isHidden)
  const show = () =>
    drawn.map((one) => {
      const field = form.view(one.name)!
      const items = itemsOf(one, field, frame, '')
      return fieldProps({ plan: one, field, frame, pointer: '', isLast: false, items, required: undefined })
    })
  for (const one of drawn) form.field(one.name)?.type('!')
  form.showErrors()
  const items = (props: Json) => ((props.items ?? []) as Json[]).flatMap(({ text, note }) => [text, note])
  const said = show().flatMap((props) => [props.label, props.placeholder, props.hint, props.error, ...items(props)])
  const { annotationKey, name } = scopes.method
  const all = [...said, name, annotationKey && texts.words(annotationKey)]
  return { shown: all.filter((text): text is string => typeof text === 'string' && text !== ''), props: show(), scopes }
}

describe('X5 D-23 no translation key is shown', () => {
  it.each(METHOD_FOLDERS.map(({ name }) => name))('of the fixture %s', (method) => {
    expect(textsOn(method).shown.filter(isKeyLike)).toEqual([])
  })

  const HOSTILE = {
    text: { en: 'paymentMethods.hostile.name' },
    annotationKey: 'paymentMethods.annotation.hostile',
    fields: [
      { name: 'documentId', type: 'text', regex: '^x$', regex_error_key: 'paymentMethods.regex_error.documentId' },
      {
        name: 'clabe_number',
        type: 'text',
        placeholder_key: 'paymentMethods.placeholder.clabe',
        regex: '^x$',
        props: { label: 'paymentMethods.label.clabe' },
      },
      {
        name: 'iban',
        type: 'text',
        placeholder_key: 'no.such.key',
        placeholder_text: '24 signs',
        props: { label: 'IBAN' },
      },
      {
        name: 'email',
        type: 'text',
        placeholder_key: 'field.email.placeholder',
        placeholder_text: 'yours',
        props: { label: 'field.email' },
      },
      {
        name: 'bank',
        type: 'dropdown',
        props: {
          label: 'field.bank',
          items: [
            { text: 'banks.santander_mx', value: '014' },
            { text: 'BBVA', value: '012' },
          ],
        },
      },
      {
        name: 'pay_currency',
        type: 'dropdown_currency',
        props: { label: 'x.payIn', items: [{ text: 'currency.sur_1', value: 'ZZZ' }] },
      },
    ],
  }

  it('of a method whose texts are all keys', () => {
    const { shown, props } = textsOn('airtm', HOSTILE)
    expect(shown.filter(isKeyLike)).toEqual([])
    expect(Object.fromEntries(props.map(({ name, label, placeholder }) => [name, [label, placeholder]]))).toMatchObject(
      {
        documentId: ['Document id', undefined],
        clabe_number: ['Clabe number', undefined],
        iban: ['IBAN', '24 signs'],
        email: ['Email', 'name@example.com'],
      },
    )
    expect(shown).toEqual(expect.arrayContaining(['Santander mx', 'BBVA', 'Sur 1']))
  })

  it.each([
    ['a Thai sentence, which has no spaces', 'กรุณากรอกหมายเลขบัญชีให้ถูกต้อง', true],
    ['a Chinese sentence', '请输入正确的账号', true],
    ['a single word', 'Inválido', true],
    ['a key', 'regex_error.account', false],
    ['a key of the methods', 'paymentMethods.airtm', false],
  ])('D-23 the message of the server for an invalid value is shown unless it is a key: %s', (_, message, isShown) => {
    const fields = [{ name: 'account', type: 'text', regex: '^[0-9]+$', regex_error_key: message }]
    const { props } = textsOn('airtm', { fields })
    const error = props.find(({ name }) => name === 'account')?.error
    expect(error).toBe(isShown ? message : texts.t('field.invalid'))
  })

  it('for a warning without a text; a warning with a text is shown', () => {
    expect(textsOn('airtm', HOSTILE).scopes.method.annotationKey).toBe('')
    const { scopes } = textsOn('airtm', { ...HOSTILE, banner: { bannerTextKey: 'Closed on Sunday' } })
    expect(scopes.method.annotationKey).toBe('Closed on Sunday')
  })
})

it('X5 I18N-07 an untranslated key is shown as readable words, and reported once', async () => {
  const missing: string[] = []
  const own = await createTexts({
    lang: 'en',
    load: () => Promise.reject(new Error('no table')),
    onMissing: (key) => void missing.push(key),
    onFailed: () => {},
  })
  expect([own.t('groups.new_group'), own.words('groups.new_group'), own.words('Pay by moon')]).toEqual([
    'New group',
    'New group',
    'Pay by moon',
  ])
  expect(missing).toEqual(['groups.new_group'])
})
