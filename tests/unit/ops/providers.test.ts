import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkText } from '../../../src/language/checkDocument.ts'
import { checkPaths, lineOf } from '../../../src/ops/check.ts'
import { english } from '../../../src/ops/english.ts'
import { migrateText } from '../../../src/ops/publish/migrateText.ts'
import { LIBRARIES, PROVIDER_FORMS, type ProviderForm } from '../../providers/forms.ts'
import least from '../../providers/least.json' with { type: 'json' }

const README = readFileSync('tests/providers/README.md', 'utf8')
const texts = english()
const forms = PROVIDER_FORMS.map((form) => [form.name, form] as const)
const documents = PROVIDER_FORMS.flatMap(({ name, documents }) =>
  Object.entries(documents).map(([screen, text]) => [name, screen, text] as const),
)

describe('the corpus of forms of payment libraries', () => {
  it('has enough forms, of several libraries, and enough pages after the press', () => {
    expect(LIBRARIES.length).toBeGreaterThanOrEqual(least.libraries)
    expect(PROVIDER_FORMS.length).toBeGreaterThanOrEqual(least.forms)
    expect(PROVIDER_FORMS.filter(({ afterPress }) => afterPress.length > 0).length).toBeGreaterThanOrEqual(
      least.afterPress,
    )
  })

  it.each(forms)('%s passes the check without findings', (_, { path }) => {
    const findings = checkPaths([path], { texts }).flatMap(({ file, report }) =>
      report.findings.map((finding) => lineOf(file, finding)),
    )
    expect(findings).toEqual([])
  })

  it.each([
    'payment_method_data.bank_debit.ach_bank_debit.bank_account_holder_name',
    'billing_details[address][line1]',
  ])('takes the name %s of a field', (name) => {
    const field = { type: 'field', kind: 'text', name, label: { text: { en: 'Account holder' } } }
    const parts = ['payment.amount', 'payment.errors', 'payment.notes', 'payment.submit'].map((use) => ({ use }))
    const body = [field, { type: 'serverFields' }, ...parts]
    const { problems } = checkText(JSON.stringify({ layout: 1, id: 'long', screen: 'deposit.redirect', body }))
    expect(problems).toEqual([])
  })

  it.each(forms)('the story of %s ends with the payment', (_, { name, story }) => {
    const steps = story.steps.map((step) => Object.keys(step)[0])
    expect(steps).toEqual(expect.arrayContaining(['open', 'fill', 'press', 'sent']))
    expect(story.steps).toContainEqual({ open: name })
    expect(story.steps.at(-1)).toEqual({ see: 'Payment complete' })
  })

  it('the README lists the forms', () => {
    const table = PROVIDER_FORMS.map(rowOf)
    const listed = README.split('\n').filter((line) => line.startsWith('| `'))
    expect(listed).toEqual(table)
  })
})

describe('a document of the previous release', () => {
  it.each(documents)('%s, %s is left as it is by the command', (_, __, text) => {
    expect(migrateText(text)).toEqual({ text, changes: [], left: [] })
  })

  const secret = documents.filter(([, , text]) => text.includes('"keep": false'))
  it('there are some with a name of the previous release', () => expect(secret.length).toBeGreaterThan(1))

  it.each(secret)('%s, %s written with "secret" is accepted, and migrated by the command', (_, __, text) => {
    const former = text.replaceAll('"keep": false', '"secret": true')
    expect(new Set(checkText(former).problems.map(({ code }) => code))).toEqual(new Set(['W13']))
    expect(migrateText(former)).toMatchObject({ text, left: [] })
  })
})

function rowOf({ afterPress, library, name, story }: ProviderForm): string {
  return `| \`${name}\` | ${library} | ${story.title} | ${afterPress.map((screen) => `\`${screen}\``).join(', ')} |`
}
