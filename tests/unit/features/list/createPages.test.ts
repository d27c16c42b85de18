import { expect, it } from 'vitest'
import type { RouteName } from '../../../../schemas/routes.ts'
import { CASHIERS } from '../../../../src/cashiers/CASHIERS.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { createPages } from '../../../../src/features/list/createPages.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { RouteStore } from '../../../../src/session/RouteStore.ts'
import { fixtureMethod, textsOf } from '../builders.ts'

it.each(Object.entries(CASHIERS))(
  'SWEEP-07 ROUTE-52 the form of a withdrawal is a page of its cashier (%s)',
  async (_, cashier) => {
    const went: RouteName[] = []
    const methods = new MethodsStore()
    methods.begin('withdrawal')
    methods.setMethods([fixtureMethod('usdt_trc20_out')], methods.initCurrencies)
    const { openMethod } = createPages({
      ...{ methods, deposit: new DepositStore(), route: new RouteStore(), texts: await textsOf(), notify: () => {} },
      ...{ navigation: { go: (name) => void went.push(name) }, canSendForms: true },
      redeemsCoins: cashier.redeemsCoins,
    })
    openMethod('usdt_trc20_out')
    expect([methods.selected?.name, went.length]).toEqual(['usdt_trc20_out', 1])
    expect(cashier.routes.map(({ page }) => page)).toContain(went[0])
  },
)
