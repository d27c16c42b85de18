import { describe, expect, it } from 'vitest'
import { type Change, findingsAfter } from './folder.ts'

const FORM = 'bank_mx/layouts/deposit.redirect.json'
const WHEN = 'form.fields.bank == \\"040021\\"'
const quoted = (expression: string) => expression.replaceAll('"', '\\"')
const condition = (expression: string): Change => [FORM, WHEN, quoted(expression)]

describe('a mistake in a container', () => {
  // The required parts of the screen are in the container too.
  const CONTAINER: readonly Change[] = [
    [FORM, '"body": [', '"body": [{ "type": "stack", "children": ['],
    [FORM, '{ "use": "payment.submit" }\n  ]', '{ "use": "payment.submit" }\n  ] }]'],
  ]

  it('O1 none is reported for a valid container', () => expect(findingsAfter(...CONTAINER)).toEqual([]))

  it.each<[code: string, Change]>([
    ['E04', condition('form.fields.bank = "040021"')],
    ['E04', condition('form.valid and env.online')],
    ['E05', condition('not form.valid')],
    ['E04', condition('form.valid ? env.online')],
    ['E04', condition('form.amountText')],
    ['E05', condition('form.feilds.bank == "040021"')],
    ['E02', [FORM, '"text": { "text": { "en": "It takes a day.", "es": "Tarda un día." } }', '"text": "empty.txt"']],
    ['E01', [FORM, '{ "type": "note", "when"', '{ "type": "note", "tone": "loud", "when"']],
    ['E01', [FORM, '"type": "note"', '"type": "nott"']],
  ])('O1 is reported alone: %s of %j', (code, change) => {
    expect(findingsAfter(...CONTAINER, change).map((finding) => finding.code)).toEqual([code])
  })
})

describe('a condition on a text for players', () => {
  const found = (expression: string) =>
    findingsAfter(condition(expression)).map(({ code, message }) => `${code} ${message}`)

  it.each([
    'method.name == "bank_mx"',
    'method.name != "my_redirct"',
    'method.name in ["bkash_p2p", "nagad_p2p"]',
    '"Bank" == method.name && env.online',
  ])('O1 W01 is wrong in another language: %s', (expression) => {
    expect(found(expression)).toEqual([
      expect.stringMatching(/^W01 "method.name" is a text in the player's language and format: compare "method.id"$/),
    ])
  })

  it('O1 W01 a formatted amount has no code beside it', () => {
    expect(found('limits.minText == "50.00 MXN"')).toEqual([expect.stringMatching(/^W01 .*compare a code or a number/)])
  })

  it('O1 W01 a switch on a text for players', () => {
    const change: Change = [
      FORM,
      '{ "type": "serverFields", "except": ["amount"',
      '{ "type": "switch", "on": "method.name", "cases": { "Bank": [] } }, { "type": "serverFields", "except": ["amount"',
    ]
    expect(findingsAfter(change).map(({ code, message }) => `${code} ${message}`)).toContainEqual(
      expect.stringMatching(/^W01 "method.name" is a text/),
    )
  })

  it('O1 W01 the id of another method than the one of the folder', () => {
    expect(found('method.id == "bank_mxx"')).toEqual(['W01 "method.id" is never "bank_mxx": did you mean "bank_mx"?'])
  })

  it.each(['method.id == "bank_mx"', 'method.name != ""', 'limits.minText == ""', 'user.currency == "MXN"'])(
    'O1 nothing is said about %s',
    (expression) => expect(found(expression)).toEqual([]),
  )
})
