import { describe, expect, it } from 'vitest'
import { planForm } from '../../../../src/forms/plan/planForm.ts'
import { withoutSecurityCodes } from '../../../../src/forms/plan/withoutSecurityCodes.ts'
import type { MethodField } from '../../../../src/model/methodField.ts'
import { checkedLayout, formWith, serverField, textsOf } from '../../features/builders.ts'
import { formScreen } from '../../language/documents.ts'

describe('D-20 S7 a field for the security code of a card', () => {
  it('is left out of the form, whether it is the document’s or the server’s, and reported', () => {
    const own = { type: 'field', kind: 'text', name: 'cvc', label: { text: { en: 'Three digits' } } }
    const { plan, refused } = refusing([own, { type: 'serverFields' }], [serverField({ name: 'cvv2' }), serverField()])
    expect(refused).toEqual([
      ['cvc', false],
      ['cvv2', true],
    ])
    expect(plan.fields.map(({ name }) => name)).toEqual(['amount', 'cpf'])
    expect([...plan.at.values()].flat().map(({ name }) => name)).toEqual(['amount', 'cpf'])
  })

  it('is one that a document marks as such, whatever its name', () => {
    const own = { type: 'field', kind: 'text', name: 'extra', label: { text: { en: 'Extra', es: 'CVV' } } }
    expect(refusing([own]).refused).toEqual([['extra', false]])
  })

  it('is not one that the server fills in itself', () => {
    expect(refusing([], [serverField({ name: 'securityCode', isHidden: true, value: 's-1' })]).refused).toEqual([])
  })
})

describe('N2 a form that lacks what its method requires', () => {
  const parts = [
    { type: 'field', kind: 'text', name: 'cvc', label: 'field.cpf' },
    { type: 'field', kind: 'composed', name: 'card', parts: ['cvc'], template: 'x-{cvc}' },
  ]

  it.each([
    ['a code that the server asks for', [], [serverField({ name: 'cvv' })], ['cvv']],
    ['a value composed of a code', parts, [serverField({ name: 'card' })], ['card']],
    ['an optional code', [], [serverField({ name: 'cvv', isAdvanced: true })], []],
    ['a code that the method does not ask for', [parts[0]], [serverField()], []],
    ['a number of social security', [], [serverField({ name: 'socialSecurityNumber' })], []],
  ])('N2 lists the missing fields: %s', (_, nodes, fields, missing) => {
    expect(refusing([...nodes, { type: 'serverFields' }], fields).plan.missing).toEqual(missing)
  })

  it('N2 can be neither submitted nor sent', async () => {
    const texts = await textsOf()
    for (const [name, isGood] of [
      ['cvv', false],
      ['socialSecurityNumber', true],
    ] as const) {
      const fields = [serverField({ name, label: '' })]
      const { form, scopes } = formWith([{ type: 'serverFields' }], { texts, fields, isWithoutCodes: true })
      const canSubmit = () => [scopes.form.payable, scopes.form.canSubmit]
      expect(canSubmit()).toEqual([isGood, isGood])
      form.field('amount')?.type('500')
      form.field(name)?.type('12345678901')
      expect(canSubmit()).toEqual([isGood, isGood])
      expect([scopes.form.valid, form.isComplete, form.showErrors()]).toEqual([isGood, isGood, isGood])
    }
  })
})

function refusing(nodes: readonly unknown[], fields: readonly MethodField[] = []) {
  const refused: [string, boolean][] = []
  const plan = withoutSecurityCodes(
    planForm(checkedLayout(formScreen(...nodes)), fields),
    (name, isMissed) => void refused.push([name, isMissed]),
  )
  return { plan, refused }
}
