import validate from 'virtual:validate/calls/depositCreate/ANSWER'
import { expect, it } from 'vitest'
import redirect from '../../../schemas/layouts/deposit.redirect.json' with { type: 'json' }
import { readUnifiedFlow } from '../../../src/api/readUnifiedFlow.ts'
import { planForm } from '../../../src/forms/plan/planForm.ts'
import { checkDocument } from '../../../src/language/checkDocument.ts'

const flow = {
  requisites: [{ name: 'iban', title: 'IBAN', type: 'text', value: 'DE89', isCopyable: true }],
  instruction: { steps: [{ stepNumber: 1, stepInstruction: 'Send the money.' }] },
  inputFields: [{ name: 'reference', placeholder: 'Reference', pattern: '^\\d{6}$', errorText: 'unified.reference' }],
  buttons: ['complete'],
  lifetime: 900,
}

it('ARCH-08 maps a unified form onto its schema, and its inputs onto the fields that every layout draws', () => {
  expect(validate({ depositId: 7, apiResponse: { unifiedFlow: flow } })).toBe(true)
  expect(validate({ depositId: 7, apiResponse: { unifiedFlow: { inputFields: [{ placeholder: 'no name' }] } } })).toBe(
    false,
  )

  const unified = readUnifiedFlow(flow)
  expect(unified).toMatchObject({
    requisites: [{ name: 'iban', title: 'IBAN', value: 'DE89', isCopyable: true }],
    steps: ['Send the money.'],
    mayComplete: true,
    timeoutMs: 900_000,
  })

  const { layout } = checkDocument(redirect)
  const { fields } = planForm(layout!, unified.fields)
  expect(fields.at(-1)).toMatchObject({
    name: 'reference',
    kind: 'text',
    rules: [{ regexes: ['^\\d{6}$'], message: 'unified.reference' }],
  })
})

it.each([
  ['nothing', {}, { requisites: [], text: '', steps: [], fields: [], mayComplete: false, timeoutMs: 600_000 }],
  ['a text for its instruction', { instruction: 'Pay at a shop.' }, { text: 'Pay at a shop.', steps: [] }],
  ['buttons by name', { buttons: { complete: true, cancel: false } }, { mayComplete: true }],
  ['no button to complete with', { buttons: [{ name: 'cancel' }] }, { mayComplete: false }],
  ['a lifetime that is none', { lifetime: 'soon' }, { timeoutMs: 600_000 }],
])('reads a unified form with %s', (_, given, expected) => {
  expect(readUnifiedFlow(given)).toMatchObject(expected)
})
