import { describe, expect, it } from 'vitest'
import { checkCashier, checkStory } from '../../../src/ops/checkBeside.ts'
import { checkFile } from '../../../src/ops/checkFile.ts'
import { checkMethod } from '../../../src/ops/checkMethod.ts'
import { serverFieldsOf } from '../../../src/ops/document/ServerField.ts'
import { formScreen } from '../language/documents.ts'

const method = (...fields: readonly object[]) => ({ name: 'one', text: { en: 'One' }, cardViewType: 0, fields })
const field = (name: string, more = {}) => ({ name, type: 'text', props: { label: 'Words of a label' }, ...more })
const own = (kind: string, name: string, more = {}) => ({
  ...{ type: 'field', kind, name, ...(kind === 'text' && { label: 'field.cpf' }) },
  ...more,
})

const inMethod = (...fields: readonly object[]) => told(checkMethod(JSON.stringify(method(...fields)), 'one'))
const inForm = (nodes: readonly object[], ...fields: readonly object[]) =>
  told(checkFile(JSON.stringify(formScreen(...nodes)), { serverFields: serverFieldsOf(method(...fields)) }))

function told({ findings }: ReturnType<typeof checkFile>) {
  return findings.filter(({ code }) => ['W06', 'W11', 'W12'].includes(code)).map(({ code, message }) => [code, message])
}

describe('N2 the command names every field that a form leaves out', () => {
  it.each(['cvv', 'cardSecurityCode', 'codigoSeguridad'])('N2 %s of a method and of a document', (name) => {
    const finding = ['W11', expect.stringContaining(`"${name}" asks for the security code of a card: it is removed`)]
    expect(inMethod(field(name))).toEqual([finding])
    expect(inMethod({ ...field('short'), alias: name })).toEqual([finding])
    expect(inForm([own('text', name)], field(name))).toEqual([finding])
  })

  it('N2 one that only its label names', () => {
    const label = { text: { en: 'Digits', es: 'Código de seguridad' } }
    expect(inMethod(field('extra', { props: { label: 'CVV' } }))).toEqual([['W11', expect.stringMatching(/"extra"/)]])
    expect(inForm([own('text', 'extra', { label })], field('extra'))).toEqual([
      ['W11', expect.stringMatching(/"extra"/)],
    ])
    expect(inForm([{ type: 'serverFields', override: { extra: { label } } }], field('extra'))).toMatchObject([
      ['W11', expect.stringMatching(/"extra"/)],
    ])
  })

  it.each(['socialSecurityNumber', 'securityQuestion', 'securityNumberOfHouse', 'cpf'])('N2 but not %s', (name) => {
    expect([...inMethod(field(name)), ...inForm([], field(name))]).toEqual([])
  })

  it('N2 nor what the server fills in itself', () => {
    expect(inMethod(field('securityCode', { props: { isHidden: true, value: 's' } }))).toEqual([])
  })

  it('N2 what a document leaves out and the method asks for', () => {
    const fields = [{ type: 'serverFields', except: ['cpf'] }]
    expect(inForm(fields, field('cpf'))).toEqual([['W06', expect.stringMatching(/the document leaves it out/)]])
  })

  it('N2 what two parts of the server’s list leave out together, and a name of a part that the method does not have', () => {
    const [first, rest] = [{ type: 'serverFields', only: ['cpf'] }, { type: 'serverFields' }]
    expect(inForm([first, rest], field('cpf'), field('email'))).toEqual([])
    expect(inForm([first], field('cpf'), field('email'))).toEqual([
      ['W06', expect.stringMatching(/asks for "email", but the document leaves it out: add it to "only"/)],
    ])
    expect(inForm([{ ...first, only: ['cfp'] }, rest], field('cpf'))).toEqual([
      ['W06', expect.stringMatching(/no field "cfp": did you mean "cpf"/)],
    ])
  })
})

describe('V1 D-38 the command says whose value goes out', () => {
  it.each([
    ['a constant', [own('hidden', 'cpf', { default: '1' })], {}, /sends no value: this constant is sent/],
    ['data', [own('hidden', 'cpf', { initial: { $: 'user.currency' } })], {}, /this constant is sent/],
    [
      'a value composed of a constant',
      [own('composed', 'cpf', { parts: ['x'] }), own('hidden', 'x', { default: '1' })],
      {},
      /this constant is sent/,
    ],
    ['a constant, of a hidden field', [own('hidden', 'cpf', { default: '1' })], { type: 'hidden' }, /constant is sent/],
    ['a value of the server', [own('hidden', 'cpf', { default: '1' })], { value: '7' }, /sends a value.*ignored/],
    [
      'a value of the server, in its props',
      [own('hidden', 'cpf', { default: '1' })],
      { props: { value: '7', label: 'x y' } },
      /sends a value/,
    ],
    ['nothing', [own('hidden', 'cpf')], {}, /has no value: the player is asked instead/],
    ['what the server hides', [own('text', 'cpf')], { type: 'hidden' }, /fills in "cpf" itself/],
  ])('V1 %s', (_, nodes, more, message) => {
    expect(inForm(nodes, field('cpf', more))).toMatchObject([['W12', expect.stringMatching(message)]])
  })

  it('V1 says nothing of what the player fills in', () => {
    const nodes = [own('text', 'bsb'), own('composed', 'cpf', { parts: ['bsb'] })]
    expect(inForm(nodes, field('cpf'))).toEqual([])
  })
})

describe('the command accepts', () => {
  const codesOf = (json: object) => checkMethod(JSON.stringify(json), 'one').findings.map(({ code }) => code)

  it.each(['BGN', 'RSD', 'RWF'])('limits in %s, but not in a misspelt currency', (currency) => {
    expect(codesOf({ ...method(), amount_rules: { [currency]: { min: '1', max: '2' } } })).not.toContain('W15')
    expect(codesOf({ ...method(), amount_rules: { [`${currency}X`]: { min: '1', max: '2' } } })).toContain('W15')
  })

  it('a rule for the national part of a phone that has a mask', () => {
    const phone = { type: 'phone_with_prefix', mask: '+## (##) #####-####', regex: '^\\d{11}$' }
    expect(codesOf(method(field('phone', phone)))).not.toContain('W14')
    expect(codesOf(method(field('phone', { mask: '####', regex: '^\\d{11}$' })))).toContain('W14')
  })
})

describe('the files for trying a method', () => {
  it.each(['{"countries": ["MX"],}', '\uFEFF{}', '{ // none\n}'])('are only warned of: %j', (source) => {
    for (const { findings } of [checkCashier(source, new Set()), checkStory(source)])
      expect(findings.map(({ code }) => code)).toEqual(['W17'])
  })
})
