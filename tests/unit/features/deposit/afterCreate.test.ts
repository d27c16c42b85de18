import { describe, expect, it } from 'vitest'
import { afterCreate, type NextStep } from '../../../../src/features/deposit/afterCreate.ts'
import type { DepositAnswer } from '../../../../src/model/depositAnswer.ts'
import type { Offer, OfferList } from '../../../../src/model/offer.ts'
import { CARD_VIEW_TYPES, type CardViewType } from '../../../../src/reference/cardViewTypes.ts'
import fc from '../../fastCheck.ts'
import { anInvoice } from '../../support/anInvoice.ts'
import { serverField } from '../builders.ts'

const NOTHING: DepositAnswer = {
  depositId: 'dep-1',
  fields: [],
  isFieldsRequired: false,
  source: undefined,
  hasUnifiedFlow: false,
  offers: undefined,
  hasRequisites: false,
  invoice: undefined,
  pageId: undefined,
  isOlder: false,
  address: undefined,
  mismatches: [],
}

const bill = anInvoice()
const source = { url: 'https://provider.example/pay', method: 'POST', data: { a: '1' } } as const
const fields = [serverField()]
const offer: Offer = {
  method: 'paywise',
  gets: { amount: '95', currency: '' },
  fee: { amount: '', currency: '' },
  icons: [],
}
const offers: OfferList = { offers: [offer], refused: 0, createdAt: undefined, timeoutMs: 600_000 }
const noOffers: OfferList = { ...offers, offers: [] }

const next = (answer: Partial<DepositAnswer>, cardViewType: CardViewType = 'default'): NextStep =>
  afterCreate({ ...NOTHING, ...answer }, { route: 'depositCompletePage', cardViewType })

const types = Object.keys(CARD_VIEW_TYPES) as CardViewType[]

describe('the next step after a create response', () => {
  it('step 1: asks for the requested fields', () =>
    expect(next({ isFieldsRequired: true, fields })).toEqual({ step: 'askFields', fields }))

  it('CREATE-05 step 2: redirects to the source, and from there to the requested route', () =>
    expect(next({ source })).toEqual({ step: 'redirect', source, next: 'depositCompletePage' }))

  it.each<[string, Partial<DepositAnswer>, CardViewType, string]>([
    ['CREATE-07 step 3: opens the unified form', { hasUnifiedFlow: true }, 'default', 'depositUnifiedFormPage'],
    [
      'CREATE-07 Q-024 step 3: opens the unified form of a peer-to-peer method',
      { hasUnifiedFlow: true },
      'p2p',
      'depositPeerToPeerUnifiedFormPage',
    ],
    [
      'CREATE-09 step 5: opens the host-to-host page for a bank transfer method',
      {},
      'bankTransfer',
      'depositHostToHostPage',
    ],
    ['CREATE-10 step 6: opens the eazype page', { pageId: 'eazype' }, 'default', 'depositEazypePage'],
    ['CREATE-10 step 6: opens the pix page', { pageId: 'pix' }, 'pix', 'depositPixPage'],
    ['CREATE-11 step 7: opens the completion page otherwise', {}, 'default', 'depositCompletePage'],
    [
      'CREATE-11 step 7: opens the completion page for an unknown page ID',
      { pageId: 'pixel' },
      'default',
      'depositCompletePage',
    ],
    [
      'CREATE-11 step 7: opens the completion page for fields that are not required',
      { fields },
      'default',
      'depositCompletePage',
    ],
  ])('%s', (_, answer, type, page) =>
    expect(next(answer, type)).toMatchObject({ step: 'page', page, invoice: undefined }),
  )

  it.each<[string, CardViewType, string]>([
    ['CREATE-09 step 5: opens the invoice for requisites or a card', 'default', 'depositHostToHostPage'],
    ['Q-091 step 5: opens the invoice of an Indian method', 'india', 'depositIndiaInvoicePage'],
    ['step 5: opens the invoice of a peer-to-peer method', 'p2p', 'depositPeerToPeerInvoicePage'],
  ])('%s, with the payment details', (_, type, page) =>
    expect(next({ hasRequisites: true, invoice: bill }, type)).toMatchObject({ step: 'page', page, invoice: bill }),
  )

  it.each<[string, OfferList, CardViewType, string]>([
    ['opens the list of offers', offers, 'onramp', 'depositOnrampOfferListPage'],
    ['opens the list of offers of any method', offers, 'default', 'depositOnrampOfferListPage'],
    ['ONRAMP-04 opens the list without offers for an on-ramp', noOffers, 'onramp', 'depositOnrampOfferListPage'],
    ['ignores an empty list of any other method', noOffers, 'default', 'depositCompletePage'],
    ['opens the list if all offers were refused', { ...noOffers, refused: 2 }, 'default', 'depositOnrampOfferListPage'],
  ])('CREATE-08 step 4: %s', (_, said, type, page) =>
    expect(next({ offers: said }, type)).toEqual({ step: 'page', page, invoice: undefined, offers: said }),
  )

  it('CREATE-11 step 7: opens the requested route', () =>
    expect(afterCreate(NOTHING, { route: 'depositListPage', cardViewType: 'card' })).toEqual({
      step: 'page',
      page: 'depositListPage',
      invoice: undefined,
    }))

  it('CREATE-12 follows the first step that applies, whatever else the response contains', () => {
    const signals: readonly [Partial<DepositAnswer>, string][] = [
      [{ isFieldsRequired: true, fields }, 'askFields'],
      [{ source }, 'redirect'],
      [{ hasUnifiedFlow: true }, 'unified'],
      [{ offers }, 'depositOnrampOfferListPage'],
      [{ hasRequisites: true }, 'invoice'],
      [{ pageId: 'pix' }, 'depositPixPage'],
    ]
    const ordered = fc.subarray(signals.map((_, index) => index))
    fc.assert(
      fc.property(ordered, fc.constantFrom(...types), (chosen, type) => {
        const answer = Object.assign({}, ...chosen.map((index) => signals[index]?.[0])) as Partial<DepositAnswer>
        const isBank = type === 'bankTransfer'
        const first = chosen.find((index) => !isBank || index <= 3)
        const invoices = { india: 'depositIndiaInvoicePage', p2p: 'depositPeerToPeerInvoicePage' } as const
        const pages: Readonly<Record<string, string>> = {
          invoice: invoices[type as 'india'] ?? 'depositHostToHostPage',
          unified: type === 'p2p' ? 'depositPeerToPeerUnifiedFormPage' : 'depositUnifiedFormPage',
        }
        const wanted = first === undefined ? (isBank ? 'invoice' : 'depositCompletePage') : signals[first]?.[1]
        const got = next(answer, type)
        expect(got.step === 'page' ? got.page : got.step).toBe(pages[wanted ?? ''] ?? wanted)
      }),
      { numRuns: 2_000 },
    )
  })
})
