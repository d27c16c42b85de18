import { describe, expect, it } from 'vitest'
import page from '../../../schemas/reference/responses.md?raw'
import { readCreated } from '../../../src/api/readCreated.ts'
import { afterCreate } from '../../../src/features/deposit/afterCreate.ts'

/** A response's member for each line of the list, and the step or page that it leads to. */
const CASES: readonly (readonly [member: string, response: object, leadsTo: string])[] = [
  ['isFieldsRequired', { isFieldsRequired: true }, 'askFields'],
  ['source', { source: 'https://provider.example/pay' }, 'redirect'],
  ['unifiedFlow', { unifiedFlow: { requisites: [{ name: 'a', value: '1' }] } }, 'depositUnifiedFormPage'],
  ['paymentMethodOffers', { paymentMethodOffers: [{ amount: '1', method: 'a' }] }, 'depositOnrampOfferListPage'],
  ['requisites', { requisites: { reference: '9340' } }, 'depositHostToHostPage'],
  ['pageId', { pageId: 'pix' }, 'depositPixPage'],
  [
    'depositAddress',
    { depositAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', cryptoName: 'BTC' },
    'depositCryptoAddressPage',
  ],
  ['qrCodeText', { qrCodeText: '0002010102' }, 'depositHostToHostPage'],
  ['None', {}, 'depositCompletePage'],
]

function leadsTo(...responses: readonly object[]): string {
  const created = readCreated({ depositId: 'd-1', apiResponse: Object.assign({}, ...responses) })
  const next = afterCreate(created, { route: 'depositCompletePage', cardViewType: 'default' })
  return next.step === 'page' ? next.page : next.step
}

describe('the list of what a response leads to', () => {
  it('has the cases in this order', () => {
    const lines = [...page.matchAll(/^\d+\. `?(\w+)/gm)].map(([, member]) => member)
    expect(lines).toEqual(CASES.map(([member]) => member))
  })

  it.each(CASES)('%s decides before the members below it', (_, response, page) => {
    const from = CASES.findIndex(([, one]) => one === response)
    expect(leadsTo(response)).toBe(page)
    expect(leadsTo(...CASES.slice(from).map(([, one]) => one))).toBe(page)
  })

  it('a response with a provider’s page and a unified form opens the provider’s page', () => {
    const [, source, unified] = CASES
    expect(leadsTo(source?.[1] ?? {}, unified?.[1] ?? {})).toBe('redirect')
  })
})
