import { expect, it } from 'vitest'
import type { RouteName } from '../../../../schemas/routes.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { createPages } from '../../../../src/features/list/createPages.ts'
import type { GoOptions } from '../../../../src/model/navigation.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import type { OpeningNeed } from '../../../../src/services/HostChoices.ts'
import { RouteStore } from '../../../../src/session/RouteStore.ts'
import { fixtureMethod, textsOf } from '../../features/builders.ts'
import { choicesOf } from './choicesOf.ts'

const LISTS = ['depositListPage', 'withdrawalListPage'] as const
const SWEEPSTAKE = { sellsBoxes: true, redeemsCoins: true }

interface Situation {
  /** The pages of the cashier beside its lists. */
  readonly pages?: readonly RouteName[]
  readonly cashier?: OpeningNeed['cashier']
  /** The number of payments without an answer. */
  readonly unclear?: number
  /** Whether the guard leads every page to the list. */
  readonly isGuarded?: boolean
}

/** A cashier on its list of deposits, for which the host asks for a page. */
async function cashierWith(
  open: object,
  {
    pages = ['depositRedirectPage'],
    cashier = { sellsBoxes: false, redeemsCoins: false },
    unclear = 0,
    isGuarded = false,
  }: Situation = {},
) {
  const methods = new MethodsStore()
  const route = new RouteStore()
  const enter = (name: RouteName) => {
    const transaction = name.startsWith('withdrawal') ? 'withdrawal' : 'deposit'
    route.enter({ ...route, name, transaction })
    if (methods.transaction !== transaction) methods.begin(transaction)
    if (name === LISTS[0] || name === LISTS[1])
      methods.setMethods([fixtureMethod('airtm', { name: 'a', category: 'crypto' }), fixtureMethod('airtm')], {
        fiat: 'USD',
        crypto: 'USDT',
      })
  }
  const presses: RouteName[] = []
  const navigation = {
    go(name: RouteName, options: GoOptions = {}) {
      if (options.isPress) presses.push(name)
      if (![...LISTS, ...pages].includes(name)) throw new Error(`No page "${name}" in this tree.`)
      if (!isGuarded) return enter(name)
      void Promise.resolve().then(() => methods.reset())
    },
  }
  const need = { methods, route, navigation, deposit: new DepositStore(), texts: await textsOf() }
  const provided = createPages({ ...need, notify: () => undefined, canSendForms: true, redeemsCoins: false })
  const ledger = (count: number) => ({ open: () => Array(count).fill({}) })
  const made = choicesOf(
    { open },
    {
      needed: {
        core: { methods, route, navigation, list: { loading: { ensure: () => undefined } } },
        cashier,
        provided,
        payments: { ledger: ledger(unclear), withdrawals: ledger(0) },
      } as Omit<OpeningNeed, 'messages'>,
    },
  )
  let isDrawn = false
  void made.choices.opened?.then(() => (isDrawn = true))
  enter('depositListPage')
  // All that was asked for has happened.
  await new Promise(setImmediate)
  return { ...made, route, isDrawn, presses, provided }
}

it('P11 waits for the code of the page without a skeleton that Back would end: only a press of the player has one', async () => {
  const { presses, provided } = await cashierWith({ method: 'airtm' })
  expect(presses).toEqual([])
  provided.openMethod('airtm', { isPress: true })
  expect(presses).toEqual(['depositRedirectPage'])
})

it('opens the form of the method, with its amount', async () => {
  const { route, isDrawn, choices } = await cashierWith({ method: 'airtm', amount: '5' })
  expect([route.name, isDrawn]).toEqual(['depositRedirectPage', true])
  expect(choices.takeAmount('airtm', 'deposit', 'MXN')).toBe('5')
})

it.each<[string, object, string, string]>([
  ['a method', { method: 'airtm' }, 'open.method', 'depositListPage'],
  ['a method of withdrawals', { method: 'airtm', transaction: 'withdrawal' }, 'open.method', 'withdrawalListPage'],
  ['a group', { group: 'crypto' }, 'open.group', 'depositListPage'],
  ['a group of withdrawals', { group: 'crypto', transaction: 'withdrawal' }, 'open.group', 'withdrawalListPage'],
])('in a sweepstake %s can’t be opened: the host is told, and the list is shown', async (_, open, code, list) => {
  const { codes, isDrawn, route } = await cashierWith(open, { cashier: SWEEPSTAKE })
  expect(codes()).toEqual([code])
  expect([route.name, isDrawn]).toEqual([list, true])
})

it('a page that the cashier does not have leaves the list', async () => {
  const { isDrawn, route } = await cashierWith({ method: 'airtm' }, { pages: [] })
  expect([route.name, isDrawn]).toEqual(['depositListPage', true])
})

it('a page that the guard leaves for the list does not keep the list from being drawn', async () => {
  const { isDrawn, route } = await cashierWith({ method: 'airtm' }, { isGuarded: true })
  expect([route.name, isDrawn]).toEqual(['depositListPage', true])
})

it('no form gets the amount while a payment has no answer', async () => {
  const { choices, isDrawn } = await cashierWith({ method: 'airtm', amount: '5' }, { unclear: 1 })
  expect(isDrawn).toBe(true)
  expect(choices.takeAmount('airtm', 'deposit', 'MXN')).toBeUndefined()
})
