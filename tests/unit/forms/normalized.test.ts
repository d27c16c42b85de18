import { beforeAll, describe, expect, it } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { MethodField } from '../../../src/model/methodField.ts'
import { fixtureMethod, formWith, serverField, textsOf } from '../features/builders.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

function typedInto(over: Partial<MethodField>, text: string, method: Record<string, unknown> = {}) {
  const field = serverField({ name: 'one', ...over })
  const { form } = formWith([{ type: 'serverFields' }], {
    texts,
    fields: [field],
    method: fixtureMethod('airtm', { fields: [], ...method }),
  })
  const one = form.field('one')!
  one.type(text)
  return { one, view: form.view('one')!, sent: form.values().one, wallet: form.wallet }
}

const regex = (source: string) => [{ regex: source, message: 'e.regex' }]

describe('the normalization of a typed text', () => {
  it.each<[string, Partial<MethodField>, string, string]>([
    ['T3 blanks around', {}, ' 0123 ', '0123'],
    ['T3 a no-break space at the end', { rules: regex('^\\d{18}$') }, '032180000118359719\u00a0', '032180000118359719'],
    ['T3 a zero-width space inside', { rules: regex('^\\d{18}$') }, '0321800\u200b00118359719', '032180000118359719'],
    ['T3 a byte order mark', { rules: regex('^\\d{6}$') }, '\ufeff012345', '012345'],
    [
      'T3 groups that the rule does not allow',
      { rules: regex('^\\d{18}$') },
      '032 180 00011835971 9',
      '032180000118359719',
    ],
    ['T3 groups that the rule requires', { rules: regex('^\\d{4} \\d{4}$') }, '1234\u00a05678', '1234 5678'],
    ['T4 a typographic apostrophe', { rules: regex("^[A-Za-z' ]+$") }, 'O’Brien', "O'Brien"],
    ['T4 a decomposed letter', { rules: regex('^[A-Za-zÀ-ÿ ]+$') }, 'Jose\u0301', 'José'],
    ['T4 a name with words', { rules: regex('^[A-Za-zÀ-ÿ ]+$') }, 'Ana María ', 'Ana María'],
    ['W6 Arabic digits', { rules: regex('^[0-9]{5}$') }, '١٢٣٤٥', '12345'],
    ['W6 Persian digits', {}, '۱۲۳۴۵', '12345'],
    ['W6 Devanagari digits', { rules: regex('^[0-9]{5}$') }, '१२३४५', '12345'],
    ['W6 Bengali digits', {}, '১২৩৪৫', '12345'],
    ['W6 full-width digits', { rules: regex('^[0-9]{5}$') }, '１２３４５', '12345'],
    ['W6 an en dash', { rules: regex('^\\d{2}-\\d{3}$') }, '12–345', '12-345'],
    ['W6 an em dash without a rule', {}, '12—345', '12-345'],
    ['T3 capitals', { type: 'text_uppercase' }, ' ABC\u200b1 ', 'ABC1'],
  ])('%s', (_, over, text, meant) => {
    const { one, sent } = typedInto(over, text)
    expect([one.broken, one.value, sent]).toEqual([undefined, meant, meant])
  })

  it('T3 a password is sent unchanged', () => {
    const { form } = formWith([{ type: 'field', kind: 'text', name: 'accountPassword', label: 'field.cpf' }], { texts })
    form.field('accountPassword')!.type(' a’b\u00a0１ ')
    expect(form.values().accountPassword).toBe(' a’b\u00a0１ ')
  })

  it('T3 the input keeps the typed text until it loses focus, and then shows the value that is sent', () => {
    const { one, view } = typedInto({}, 'Ana ')
    expect([view.valueToDraw(), one.value]).toEqual(['Ana ', 'Ana'])
    view.input.blur()
    expect(view.valueToDraw()).toBe('Ana')
  })

  it('T3 two fields that must be equal are compared by their normalized values', () => {
    const { form } = formWith(
      [
        { type: 'field', kind: 'text', name: 'a', label: 'field.cpf' },
        { type: 'field', kind: 'text', name: 'b', label: 'field.cpf', rules: [{ check: 'equals', field: 'a' }] },
      ],
      { texts },
    )
    form.field('a')!.type('12345 ')
    form.field('b')!.type('\u200b12345')
    expect(form.field('b')!.broken).toBeUndefined()
  })

  it.each([
    ['erc20', ` ${ADDRESS}\u00a0`, ADDRESS],
    ['erc20', `ethereum:${ADDRESS}?value=1`, ADDRESS],
    ['btc', `bitcoin:${BTC}?amount=1`, BTC],
    ['btc', BTC.toUpperCase(), BTC],
    ['btc', BTC.replace(/(.{5})/g, '$1\n'), BTC],
    ['trc20', 'tron:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ])('T3 a destination on %s: %j', (network, text, address) => {
    const { wallet } = typedInto({ isWallet: true }, text, { category: 'crypto', network })
    expect(wallet).toBe(address)
  })
})
