import { describe, expect, it } from 'vitest'
import { afterCreate, type NextStep } from '../../../../src/flows/deposit/afterCreate.ts'
import type { DepositAnswer } from '../../../../src/model/depositAnswer.ts'
import type { Invoice } from '../../../../src/model/invoice.ts'
import { CARD_VIEW_TYPES, type CardViewType } from '../../../../src/reference/cardViewTypes.ts'
import fc from '../../fastCheck.ts'
import { serverField } from '../builders.ts'

const NOTHING: DepositAnswer = {
  depositId: 'dep-1',
  fields: [],
  isFieldsRequired: false,
  source: undefined,
  hasUnifiedFlow: false,
  hasOffers: false,
  invoice: undefined,
  pageId: undefined,
}

const bill: Invoice = { amount: '', currency: '', requisites: [], holder: '', createdAt: undefined, timeoutMs: 900_000 }
const source = { url: 'https://provider.example/pay', method: 'POST', data: { a: '1' } } as const
const fields = [serverField()]

const next = (answer: Partial<DepositAnswer>, cardViewType: CardViewType = 'default'): NextStep =>
  afterCreate({ ...NOTHING, ...answer }, { route: 'depositCompletePage', cardViewType })

const types = Object.keys(CARD_VIEW_TYPES) as CardViewType[]

describe('where a create answer leads', () => {
  it('step 1: the fields it asks for', () =>
    expect(next({ isFieldsRequired: true, fields })).toEqual({ step: 'askFields', fields }))

  it('CREATE-05 step 2: to the source, and from there to the requested route', () =>
    expect(next({ source })).toEqual({ step: 'redirect', source, next: 'depositCompletePage' }))

  it.each<[string, Partial<DepositAnswer>, CardViewType, string]>([
    ['CREATE-07 step 3: a unified flow', { hasUnifiedFlow: true }, 'default', 'depositUnifiedFormPage'],
    ['CREATE-08 step 4: offers', { hasOffers: true }, 'onramp', 'depositOnrampOfferListPage'],
    ['CREATE-09 step 5: a bank transfer method', {}, 'bankTransfer', 'depositHostToHostPage'],
    ['CREATE-10 step 6: eazype', { pageId: 'eazype' }, 'default', 'depositEazypePage'],
    ['CREATE-10 step 6: pix', { pageId: 'pix' }, 'pix', 'depositPixPage'],
    ['CREATE-11 step 7: nothing of all that', {}, 'default', 'depositCompletePage'],
    ['CREATE-11 step 7: a page nobody knows', { pageId: 'pixel' }, 'default', 'depositCompletePage'],
    ['CREATE-11 step 7: fields that are not required', { fields }, 'default', 'depositCompletePage'],
  ])('%s', (_, answer, type, page) => expect(next(answer, type)).toEqual({ step: 'page', page }))

  it.each<[string, CardViewType, string]>([
    ['CREATE-09 step 5: requisites or a card', 'default', 'depositHostToHostPage'],
    ['Q-091 those of an Indian method', 'india', 'depositIndiaInvoicePage'],
  ])('%s, and what is to be paid goes along', (_, type, page) =>
    expect(next({ invoice: bill }, type)).toEqual({ step: 'page', page, invoice: bill }),
  )

  it('CREATE-11 step 7 is the route that was asked for', () =>
    expect(afterCreate(NOTHING, { route: 'depositListPage', cardViewType: 'card' })).toEqual({
      step: 'page',
      page: 'depositListPage',
    }))

  it('CREATE-12 the first that applies wins, whatever else the answer holds', () => {
    const signals: readonly [Partial<DepositAnswer>, string][] = [
      [{ isFieldsRequired: true, fields }, 'askFields'],
      [{ source }, 'redirect'],
      [{ hasUnifiedFlow: true }, 'depositUnifiedFormPage'],
      [{ hasOffers: true }, 'depositOnrampOfferListPage'],
      [{ invoice: bill }, 'invoice'],
      [{ pageId: 'pix' }, 'depositPixPage'],
    ]
    const ordered = fc.subarray(signals.map((_, index) => index))
    fc.assert(
      fc.property(ordered, fc.constantFrom(...types), (chosen, type) => {
        const answer = Object.assign({}, ...chosen.map((index) => signals[index]?.[0])) as Partial<DepositAnswer>
        const isBank = type === 'bankTransfer'
        const first = chosen.find((index) => !isBank || index <= 3)
        const invoice = type === 'india' ? 'depositIndiaInvoicePage' : 'depositHostToHostPage'
        const wanted = first === undefined ? (isBank ? 'invoice' : 'depositCompletePage') : signals[first]?.[1]
        const got = next(answer, type)
        expect(got.step === 'page' ? got.page : got.step).toBe(wanted === 'invoice' ? invoice : wanted)
      }),
      { numRuns: 2_000 },
    )
  })
})
