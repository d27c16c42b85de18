import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNextPages } from '../../../src/app/payments/createNextPages.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import { afterCreate } from '../../../src/features/deposit/afterCreate.ts'
import type { Method } from '../../../src/model/method.ts'
import { isLazy } from '../../../src/pages/lazyPage.ts'
import { row } from '../../../src/pages/RouteMeta.ts'
import { ModuleLoadError } from '../../../src/platform/files/ModuleLoadError.ts'
import { CARD_VIEW_TYPES, type CardViewType } from '../../../src/reference/cardViewTypes.ts'
import { traitsOf } from '../../../src/reference/methodTraits.ts'
import { fixtureMethod } from '../features/builders.ts'
import { apiOver } from '../features/openPlayer.ts'
import { fakeClock } from '../support/fakeClock.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

const methodOf = (cardViewType: CardViewType): Method =>
  fixtureMethod('airtm', { cardViewType: CARD_VIEW_TYPES[cardViewType] })

const SILENCE_MS = 10_000
/** Three times as long, because the limit is a total time. */
const LIMIT_MS = 30_000

/** The next pages of a cashier with two pages after a create, the second for other methods than peer-to-peer. */
function open() {
  const clock = fakeClock()
  const loads = { invoice: vi.fn(async (): Promise<never> => undefined as never), offers: vi.fn() }
  loads.offers.mockImplementation(async () => undefined)
  const page = (load: () => Promise<never>) => ({ screen: 'deposit.invoice', needs: [], load }) as const
  const load = createNextPages({
    clock,
    silenceMs: SILENCE_MS,
    watch: (_, arriving) => arriving,
    routes: [
      row('depositPixPage', '/pix', page(loads.invoice), { followsCreate: () => true }),
      row('depositOnrampOfferListPage', '/offers', page(loads.offers), {
        followsCreate: (method) => traitsOf(method).isPeerToPeer !== true,
      }),
      row(
        'depositListPage',
        '/list',
        page(async () => Promise.reject(new Error('is not needed'))),
      ),
    ],
  })
  return { clock, loads, load }
}

describe('the pages after a create', () => {
  it('S3 I23 I25 rejects when their code has not come in time, and a later call with the code resolves', async () => {
    const { clock, loads, load } = open()
    loads.invoice.mockReturnValueOnce(new Promise(() => {}))
    let isOver = false
    const asked = load('deposit', methodOf('card')).finally(() => {
      isOver = true
    })
    const failed = expect(asked).rejects.toThrow(ModuleLoadError)
    await clock.advance(LIMIT_MS - 1)
    expect(isOver, 'a slow connection has this time').toBe(false)
    await clock.advance(1)
    await failed
    await load('deposit', methodOf('card'))
    await clock.advance(0)
    expect(clock.pending(), 'no timer is left').toBe(0)
  })

  it('I23 waits only for the pages to which the create of the method can lead', async () => {
    const { loads, load } = open()
    loads.offers.mockRejectedValue(new ModuleLoadError('404'))
    await load('deposit', methodOf('p2p'))
    await expect(load('deposit', methodOf('card'))).rejects.toThrow(ModuleLoadError)
  })
})

/** Answers that lead to different pages, each with every member that another page needs. */
const BODIES: Readonly<Record<string, object>> = {
  offers: { paymentMethodOffers: [{ amount: '1', method: 'a' }] },
  address: { depositAddress: 'bc1qexample' },
  unified: { unifiedFlow: { buttons: ['complete'] } },
  requisites: { requisites: { name: 'IBAN', number: 'DE89' }, card: { number: '4177490012345678' } },
  pix: { pageId: 'pix' },
  eazype: { pageId: 'eazype' },
  code: { qrCodeText: '000201' },
  source: { action: 'https://provider.example/pay', method: 'GET' },
  nothing: {},
}

/** The pages to which any of these answers to the method's create leads. */
async function pagesAfter(cardViewType: CardViewType): Promise<readonly string[]> {
  const pages = new Set<string>()
  for (const body of Object.values(BODIES)) {
    const send = async () => ({ depositId: 'dep-1', ...body, apiResponse: body })
    const api = apiOver({ send, close: () => {} })
    const isPeerToPeer = traitsOf(methodOf(cardViewType)).isPeerToPeer === true
    const answer = await (isPeerToPeer ? api.depositCreateP2p({} as never) : api.depositCreate({} as never))
    const next = afterCreate(answer, { route: 'depositCompletePage', cardViewType })
    if (next.step === 'page') pages.add(next.page)
    if (next.step === 'redirect') pages.add(next.next)
  }
  return [...pages]
}

it.each(Object.keys(CARD_VIEW_TYPES) as CardViewType[])(
  'I23 has loaded every page to which an answer of the create leads: %s',
  async (cardViewType) => {
    const pages = await pagesAfter(cardViewType)
    const lazy = CASHIERS.main.routes.filter(({ page, shows }) => pages.includes(page) && isLazy(shows))
    expect(lazy.filter((one) => one.followsCreate?.(methodOf(cardViewType)) !== true).map(({ page }) => page)).toEqual(
      [],
    )
    const isRead = lazy.some(({ page }) => page === 'depositOnrampOfferListPage')
    expect(isRead, 'the peer-to-peer call has no offers').toBe(cardViewType !== 'p2p')
  },
)
