import { describe, expect, it } from 'vitest'
import { DepositStore } from '../../../src/payments/DepositStore.ts'

const DEPOSIT = { id: 'dep-1', method: 'm', amount: '5.00', currency: 'MXN', startedAt: 0 }
const PAGE = { url: 'https://pay.example', method: 'GET', data: {} } as const
const FRESH = { pendingPage: undefined, page: 'unknown', isWindowless: false, leadsTo: undefined }

/** A deposit with a page that the player may open. */
function paying(id = 'dep-1') {
  const store = new DepositStore()
  store.adopt({ ...DEPOSIT, id })
  store.offerPage(PAGE)
  store.setPage('blocked', true)
  store.lead('depositCompletePage')
  return store
}

describe('the current deposit', () => {
  it('is undefined at the start', () => {
    expect(new DepositStore()).toMatchObject({ ...FRESH, state: 'idle', isDepositSubmitted: false, current: undefined })
  })

  it('keeps its page when it is adopted again with newer data', () => {
    const store = paying()
    store.adopt({ ...DEPOSIT, amount: '6.00' })
    expect(store).toMatchObject({ pendingPage: PAGE, page: 'blocked', isWindowless: true })
    expect(store).toMatchObject({ leadsTo: 'depositCompletePage', current: { amount: '6.00' } })
  })

  it.each([
    ['another id', 'dep-1', 'dep-2'],
    ['no id, like the one before,', '', ''],
  ])('I17 loses its page when a deposit with %s is adopted', (_, id, next) => {
    const store = paying(id)
    store.adopt({ ...DEPOSIT, id: next })
    expect(store).toMatchObject(FRESH)
  })

  it('resets the state of the page when it gets a new page', () => {
    const store = paying()
    store.offerPage({ ...PAGE, url: 'https://other.example' })
    expect(store).toMatchObject({ page: 'unknown', isWindowless: false })
    store.setPage('open')
    expect(store).toMatchObject({ page: 'open', isWindowless: false })
  })

  it('is cleared with its page, while unresolved payments stay', () => {
    const store = paying()
    store.setUnresolved('m', { kind: 'elsewhere' })
    store.clear()
    expect(store).toMatchObject({ ...FRESH, current: undefined })
    expect(store.unresolvedFor('m')).toEqual({ kind: 'elsewhere' })
  })
})
