import { beforeAll, describe, expect, it } from 'vitest'
import type { Presents } from '../../../../schemas/stored/ledgerEntry.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { memoryLock, textsOf } from '../builders.ts'
import { openPlayer, type Player } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const PAGE_URL = 'https://pay.example/1001'

/** Creates a deposit that is paid as `presents` says, and reloads. */
async function reloaded(presents: Presents | undefined): Promise<Player> {
  const player = openPlayer({ texts, hasBaseLine: true, scenario: { title: '' } })
  await player.clock.advance(0)
  await player.creating.press()
  const [entry] = player.ledger.all()
  if (presents !== undefined) player.ledger.setPresentation(entry!.key, presents)
  player.dispose()
  return openPlayer({ texts, hasBaseLine: true, before: player })
}

describe('D-28 H7 I7 after a reload, the deposit that the form has found', () => {
  it('has its payment page, and the amount that was requested', async () => {
    const player = await reloaded({ kind: 'page', url: PAGE_URL })
    await player.clock.advance(0)
    player.showKnown()
    expect(player.log.at(-1)).toBe('go depositCompletePage')
    expect(player.deposit.current).toMatchObject({ id: 'dep-1001', amount: '500.00' })
    expect(player.deposit.pendingPage).toMatchObject({ url: PAGE_URL, method: 'GET' })
  })

  it.each<[string, Presents, string]>([
    ['offers of which none was chosen', { kind: 'offers' }, 'unchosen'],
    ['a crypto address', { kind: 'address' }, 'address'],
  ])('is not shown as being processed if it has %s', async (_, presents, page) => {
    const player = await reloaded(presents)
    await player.clock.advance(0)
    player.showKnown()
    const stop = player.complete()
    expect(player.deposit.page).toBe(page)
    await player.clock.advance(400_000)
    expect(player.transaction.status).toBe('waiting')
    stop()
  })

  it('STATUS-07 is shown as being processed after a minute if it can have been paid', async () => {
    const player = await reloaded({ kind: 'page', url: PAGE_URL })
    await player.clock.advance(0)
    player.showKnown()
    const stop = player.complete()
    await player.clock.advance(61_000)
    expect(player.transaction.status).toBe('accepted')
    stop()
  })

  it('keeps the state of its page if it is the current deposit already', async () => {
    const player = await reloaded({ kind: 'page', url: PAGE_URL })
    await player.clock.advance(0)
    player.showKnown()
    player.deposit.setPage('blocked')
    player.showKnown()
    expect(player.deposit.page).toBe('blocked')
  })
})

describe('H5 D-28 the deposit that another tab has created during a press', () => {
  it('is shown with the amount that was requested', async () => {
    const lock = memoryLock()
    const slow = { title: '', faults: { 'deposit-create': { answer: 'normal', delayMs: 3_000, times: 1 } } } as const
    const one = openPlayer({ texts, lock, scenario: slow })
    const two = openPlayer({ texts, lock, before: one })
    const created = one.creating.press()
    await one.clock.advance(100)
    void two.creating.press()
    await one.clock.advance(3_000)
    await created
    await one.clock.advance(0)
    expect(one.made()).toEqual(['dep-1001'])
    expect(two.deposit.current).toMatchObject({ id: 'dep-1001', amount: '500.00' })
  })
})
