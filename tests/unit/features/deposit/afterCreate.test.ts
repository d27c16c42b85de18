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

describe('where a create answer leads', () => {
  it('step 1: the fields it asks for', () =>
    expect(next({ isFieldsRequired: true, fields })).toEqual({ step: 'askFields', fields }))

  it('CREATE-05 step 2: to the source, and from there to the requested route', () =>
    expect(next({ source })).toEqual({ step: 'redirect', source, next: 'depositCompletePage' }))

  it.each<[string, Partial<DepositAnswer>, CardViewType, string]>([
    ['CREATE-07 step 3: a unified flow', { hasUnifiedFlow: true }, 'default', 'depositUnifiedFormPage'],
    [
      'CREATE-07 Q-024 that of a peer-to-peer method',
      { hasUnifiedFlow: true },
      'p2p',
      'depositPeerToPeerUnifiedFormPage',
    ],
    ['CREATE-09 step 5: a bank transfer method', {}, 'bankTransfer', 'depositHostToHostPage'],
    ['CREATE-10 step 6: eazype', { pageId: 'eazype' }, 'default', 'depositEazypePage'],
    ['CREATE-10 step 6: pix', { pageId: 'pix' }, 'pix', 'depositPixPage'],
    ['CREATE-11 step 7: nothing of all that', {}, 'default', 'depositCompletePage'],
    ['CREATE-11 step 7: a page nobody knows', { pageId: 'pixel' }, 'default', 'depositCompletePage'],
    ['CREATE-11 step 7: fields that are not required', { fields }, 'default', 'depositCompletePage'],
  ])('%s', (_, answer, type, page) =>
    expect(next(answer, type)).toMatchObject({ step: 'page', page, invoice: undefined }),
  )

  it.each<[string, CardViewType, string]>([
    ['CREATE-09 step 5: requisites or a card', 'default', 'depositHostToHostPage'],
    ['Q-091 those of an Indian method', 'india', 'depositIndiaInvoicePage'],
    ['those of a peer-to-peer method', 'p2p', 'depositPeerToPeerInvoicePage'],
  ])('%s, and what is to be paid goes along', (_, type, page) =>
    expect(next({ hasRequisites: true, invoice: bill }, type)).toMatchObject({ step: 'page', page, invoice: bill }),
  )

  it.each<[string, OfferList, CardViewType, string]>([
    ['offers', offers, 'onramp', 'depositOnrampOfferListPage'],
    ['those of any method', offers, 'default', 'depositOnrampOfferListPage'],
    ['ONRAMP-04 of an on-ramp, that there is none', noOffers, 'onramp', 'depositOnrampOfferListPage'],
    ['an empty list of any other method says nothing', noOffers, 'default', 'depositCompletePage'],
    ['but that they can not be used is said', { ...noOffers, refused: 2 }, 'default', 'depositOnrampOfferListPage'],
  ])('CREATE-08 step 4: %s', (_, said, type, page) =>
    expect(next({ offers: said }, type)).toEqual({ step: 'page', page, invoice: undefined, offers: said }),
  )

  it('CREATE-11 step 7 is the route that was asked for', () =>
    expect(afterCreate(NOTHING, { route: 'depositListPage', cardViewType: 'card' })).toEqual({
      step: 'page',
      page: 'depositListPage',
      invoice: undefined,
    }))

  it('CREATE-12 the first that applies wins, whatever else the answer holds', () => {
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
