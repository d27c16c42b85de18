import { beforeAll, describe, expect, it } from 'vitest'
import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { isPayment } from '../../../schemas/layout/screens/isForm.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { CheckedLayout } from '../../../src/language/CheckedLayout.ts'
import { checkText } from '../../../src/language/checkDocument.ts'
import { PARTS } from '../../../src/language/parts.ts'
import { fixtureMethod, openForm, session, textsOf } from '../features/builders.ts'

const FILES = import.meta.glob<string>('../../corpus/documents/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const DOCUMENTS = Object.entries(FILES).map(([path, text]) => [path.split('/').at(-1) ?? '', text] as const)

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

function drawn(layout: CheckedLayout | undefined): CheckedLayout {
  if (layout === undefined) throw new Error('It is not drawn.')
  return layout
}

/** The method that a layout file is named after, or another method if that method was removed. */
function methodOf(file: string) {
  const name = file.split('.')[0] ?? ''
  return fixtureMethod(METHOD_FOLDERS.some((folder) => folder.name === name) ? name : 'airtm')
}

describe('V2 D-36 a document that was published', () => {
  it('V2 there are as many as were put there', () => expect(DOCUMENTS.length).toBeGreaterThan(70))

  it.each(DOCUMENTS)('V2 %s is accepted, and makes a form that can be paid', (file, text) => {
    const { layout, problems } = checkText(text)
    expect(problems.filter(({ isHandled }) => !isHandled)).toEqual([])
    if (!isPayment(drawn(layout).screen)) return
    const { form, plan, scopes } = openForm({ layout: drawn(layout), method: methodOf(file), player: session(), texts })
    expect([plan.missing, scopes.form.payable, scopes.form.canSubmit]).toEqual([[], true, true])
    form.field('amount')?.type('500')
    expect(form.amount).toBe('500.00')
  })

  it.each(DOCUMENTS)('U10 D-72 %s says the terms of a bonus and who added it, and can leave it out', (_, text) => {
    const { body, screen } = drawn(checkText(text).layout)
    if (!PARTS.get('payment.bonus')?.screens.includes(screen)) return
    const texts = JSON.stringify(body, (_, value) => (value instanceof Map ? [...value] : value))
    expect(texts).toContain('"key":"bonus.automatic.form"')
    expect(texts).toContain('"kind":"path","root":"bonus","steps":["condition"]')
    expect(texts.split('"do":"bonus.toggle"')).toHaveLength(2)
  })

  it.each([
    ['airtm.own-words.json', 'W13 /body/2'],
    ['airtm.own-words-spoken.json', 'W13 /body/2'],
    ['airtm.own-words-busy.json', 'W13 /body/2'],
    ['airtm.secret.json', 'W13 /body/1/secret'],
    ['airtm.secret-override.json', 'W13 /body/1/override/email/secret'],
  ])('V2 %s is accepted with a warning', (file, warning) => {
    const [, text = ''] = DOCUMENTS.find(([name]) => name === file) ?? []
    expect(checkText(text).problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([warning])
  })

  it.each(['airtm.secret.json', 'airtm.secret-override.json'])('V2 %s keeps nothing of what was secret', (file) => {
    const [, text = ''] = DOCUMENTS.find(([name]) => name === file) ?? []
    const { layout } = checkText(text)
    const { plan } = openForm({ layout: drawn(layout), method: fixtureMethod('airtm'), player: session(), texts })
    const secret = file === 'airtm.secret.json' ? 'voucher' : 'email'
    expect(plan.fields.find(({ name }) => name === secret)).toMatchObject({ keep: false, isPrivate: true })
  })
})
