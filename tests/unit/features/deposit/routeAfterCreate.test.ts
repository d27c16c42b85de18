import { beforeAll, expect, it } from 'vitest'
import { routeAfterCreate } from '../../../../src/features/deposit/routeAfterCreate.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { MethodField } from '../../../../src/model/methodField.ts'
import type { Outcome } from '../../../../src/payments/reconcile.ts'
import { fixtureMethod, serverField, textsOf } from '../builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const FOUND: Outcome = { kind: 'exists', depositId: 'dep-1' }

/** Reports the outcome of a lost create of the method `airtm` to a player in this place. */
function report(outcome: Outcome, place: { form?: string; shown?: string }): readonly string[] {
  const log: string[] = []
  const handlers = routeAfterCreate({
    texts,
    showNotice: (content: string) => void log.push(content),
    forms: {
      method: () => (place.form === undefined ? undefined : fixtureMethod(place.form)),
      isFormOpen: () => place.form !== undefined,
      drafts: { drop: () => void log.push('drafts dropped') },
    },
    isOtherShown: (id) => place.shown !== undefined && place.shown !== id,
    navigation: { go: (name) => void log.push(`go ${name}`) },
  } as Partial<Parameters<typeof routeAfterCreate>[0]> as Parameters<typeof routeAfterCreate>[0])
  handlers.reconciled(outcome, { method: 'airtm' } as never)
  return log
}

const SHOWN = ['drafts dropped', 'go depositCompletePage']
const TOLD = [expect.stringContaining('dep-1')]

it.each<[string, { form?: string; shown?: string }, readonly unknown[]]>([
  ['on the list', {}, SHOWN],
  ['in the form of the method', { form: 'airtm' }, SHOWN],
  ['in the form of another method', { form: 'spei' }, TOLD],
  ['on the page of another payment', { shown: 'dep-77' }, TOLD],
  ['on the page of the same payment', { shown: 'dep-1' }, SHOWN],
])('H7 N7 a player %s: a lost create that was found', (_, place, expected) => {
  expect(report(FOUND, place)).toEqual(expected)
})

it('H1 a create that was not processed is told in a notice', () => {
  expect(report({ kind: 'none' }, {})).toEqual([texts.t('form.deposit.notCreated')])
})

it.each([
  ['fields', [serverField({ name: 'otp' })], 'form.fields.more'],
  ['fields but has none', [], 'provider.error'],
] as const)('Q-088 a response that asks for %s is told in a notice', (_, fields, key) => {
  const log: string[] = []
  const handlers = routeAfterCreate({
    texts,
    showNotice: (content: string) => void log.push(content),
    forms: { method: () => fixtureMethod('airtm') },
    addFields: (added: readonly MethodField[]) => void log.push(...added.map(({ name }) => name)),
  } as Partial<Parameters<typeof routeAfterCreate>[0]> as Parameters<typeof routeAfterCreate>[0])
  handlers.created({ step: 'askFields', fields }, { method: 'airtm' } as never)
  expect(log).toEqual([...fields.map(({ name }) => name), texts.t(key)])
  // The player has opened another form meanwhile: the next create of this method asks again.
  handlers.created({ step: 'askFields', fields }, { method: 'todito' } as never)
  expect(log).toHaveLength(fields.length + 1)
})
