import { describe, expect, it } from 'vitest'
import type { FieldPlan } from '../../../../src/forms/plan/FieldPlan.ts'
import { NOTHING_SAID } from '../../../../src/forms/plan/ownField.ts'
import { planForm } from '../../../../src/forms/plan/planForm.ts'
import { isSecurityCode, withoutSecurityCodes } from '../../../../src/forms/plan/withoutSecurityCodes.ts'
import { checkedLayout, serverField } from '../../flows/builders.ts'
import { formScreen } from '../../language/documents.ts'

const field = (more: Partial<FieldPlan>) => isSecurityCode({ ...NOTHING_SAID, name: 'one', ...more })

describe('D-20 S7 a field for the security code of a card', () => {
  it.each([
    ...['cvv', 'CVV', 'cvv2', 'cvc', 'cvc2', 'csc', 'cvn', 'card_cvv', 'cardCvc', 'cc-csc', 'cvv_code', 'securityCode'],
    ...['security_code', 'card_security_code', 'cardVerificationValue', 'cardCode', 'codigo_de_seguridad'],
    ...['codigoSeguranca', 'ramz_alaman', 'ramz-al-aman'],
  ])('is one named %s', (name) => expect(field({ name })).toBe(true))

  it.each(['code', 'voucher_code', 'bank_code', 'security_question', 'cvvv', 'discard', 'card_number', 'cscale'])(
    'is not one named %s',
    (name) => expect(field({ name })).toBe(false),
  )

  it('is one that a browser fills as such, or that the server calls so', () => {
    expect(field({ plain: { autoComplete: 'cc-csc' } })).toBe(true)
    for (const words of ['CVV', 'The security code', 'رمز الأمان', 'Código de seguridad'])
      expect(field({ label: { kind: 'server', words } })).toBe(true)
  })

  it('is left out of the form, the document’s own as well as the server’s, and told', () => {
    const own = { type: 'field', kind: 'text', name: 'cvc', label: { text: { en: 'Three digits' } } }
    const nodes = [own, { type: 'serverFields' }]
    const plan = planForm(checkedLayout(formScreen(...nodes)), [serverField({ name: 'cvv2' }), serverField()])
    const refused: string[] = []
    const without = withoutSecurityCodes(plan, (name) => void refused.push(name))
    expect(refused).toEqual(['cvc', 'cvv2'])
    expect(without.fields.map(({ name }) => name)).toEqual(['amount', 'cpf'])
    expect([...without.at.values()].flat().map(({ name }) => name)).toEqual(['amount', 'cpf'])
  })
})
