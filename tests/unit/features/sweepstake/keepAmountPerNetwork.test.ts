import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { createFormats } from '../../../../src/app/createFormats.ts'
import { createForms } from '../../../../src/app/payments/createForms.ts'
import { keepAmountPerNetwork } from '../../../../src/features/sweepstake/pages/keepAmountPerNetwork.ts'
import { withChosenNetwork } from '../../../../src/features/sweepstake/withChosenNetwork.ts'
import { type CarriedForm, createDrafts } from '../../../../src/forms/drafts.ts'
import type { FormStore } from '../../../../src/forms/FormStore.ts'
import { networksOf } from '../../../../src/reference/coins.ts'
import { formScreen } from '../../language/documents.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { checkedLayout, fixtureMethod, memoryStorage, session, textsOf } from '../builders.ts'

const texts = await textsOf()
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'

/** A method with two networks of one kind of address, which its server does not mark as a wallet. */
const METHOD = fixtureMethod('usdt_trc20_out', {
  network: undefined,
  fields: [
    { name: 'network', type: 'networks', props: { items: ['ERC-20', 'BEP-20'] } },
    { name: 'destination', type: 'text' },
    { name: 'memo', type: 'text' },
  ],
})

/** The redemption page of the method; `carried`: the form that the app before has passed on. */
function openPage(carried?: CarriedForm) {
  const player = session({ mode: 'sweep' })
  const clock = fakeClock()
  const shown = observable.box<FormStore | undefined>(undefined, { deep: false })
  const drafts = createDrafts({
    ...{ storage: memoryStorage(), place: '', clock, identity: 'anna', carried, onHide: () => () => {} },
    ...{ transaction: () => 'withdrawal', method: () => METHOD, form: () => shown.get() },
  })
  const forms = createForms(
    {
      ...{ session: player, place: player.home, clock, texts, staticPath: '/static/', drafts, report: () => {} },
      config: { cards: { securityCode: false }, p2p: { lists: {}, fixedAmountCurrencies: [] } } as never,
      formats: createFormats(texts, (currency) => player.decimalsOf(currency)),
      limitsOf: () => ({ min: '0', max: '0' }),
    },
    {},
  )
  const layout = checkedLayout(formScreen({ type: 'serverFields' }))
  let network: string | undefined
  const kept = () => keepAmountPerNetwork(forms, () => network)
  let page = kept()
  return {
    drafts,
    /** Leaves the page and opens it again. */
    reopen: () => {
      runInAction(() => shown.set(undefined))
      page = kept()
    },
    /** The form of the network; without one, the form asks only for the amount. */
    choose(name: string | undefined): FormStore {
      const chosen = networksOf(METHOD).find((one) => one.name === name)
      network = chosen?.id
      const method = withChosenNetwork(METHOD, chosen)
      const form = page.build(page.plan(layout, method, []), method, shown.get())
      runInAction(() => shown.set(form))
      return form
    },
  }
}

const typed = (form: FormStore) => ['amount', 'destination', 'memo'].map((name) => form.field(name)?.value)

function fill(form: FormStore): void {
  for (const [name, value] of Object.entries({ amount: '50', destination: EVM, memo: '7' }))
    form.field(name)?.type(value)
}

it('N20 SWEEP-10 the form of another network keeps the amount, but neither address nor memo of the former one', () => {
  const { choose } = openPage()
  fill(choose('ERC-20'))
  expect(typed(choose('BEP-20'))).toEqual(['50', '', ''])
})

it.each([['ERC-20', ['50', EVM, '7']] as const, ['BEP-20', ['50', '', '']] as const])(
  'N20 S7 a form that opens again restores the address of its own network only: typed on ERC-20, opened on %s',
  (name, expected) => {
    const { choose, drafts, reopen } = openPage()
    fill(choose('ERC-20'))
    const carried = drafts.carry()
    reopen()
    expect(typed(choose(name))).toEqual(expected)
    expect(typed(openPage(carried).choose(name)), 'after a change of settings').toEqual(expected)
  },
)

it('N20 an address is not restored when a network is chosen later', () => {
  const { choose, reopen } = openPage()
  fill(choose('ERC-20'))
  reopen()
  expect(typed(choose(undefined))).toEqual(['50', undefined, undefined])
  expect(typed(choose('BEP-20'))).toEqual(['50', '', ''])
})
