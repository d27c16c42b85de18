import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { abandonWhenLeft } from '../../../../src/features/deposit/abandonWhenLeft.ts'
import { RouteStore } from '../../../../src/session/RouteStore.ts'
import { fixtureMethod } from '../builders.ts'

const FORM = 'depositPeerToPeerBasePage'
const GUIDE = 'depositVideoInstructionPage'
const LIST = 'depositListPage'

/** The number of abandoned creates after the player went from the form through these pages. */
function given(...walk: readonly string[]): number {
  const route = new RouteStore()
  const enter = (name: string) => route.enter({ ...route, name, isDetour: name === GUIDE })
  let count = 0
  enter(FORM)
  const creating = {
    abandon: (method: string) => {
      expect(method).toBe('bkash_p2p')
      count += 1
    },
  }
  // One MobX action, because the app changes the route and the method in one action when a page opens.
  const methods = new MethodsStore()
  const method = fixtureMethod('bkash_p2p')
  methods.setMethods([method], methods.initCurrencies)
  methods.selectMethod(method)
  runInAction(() => abandonWhenLeft({ creating, route, methods }))
  methods.reset()
  for (const page of walk) enter(page)
  return count
}

it.each([
  [[LIST], 1],
  [[GUIDE], 0],
  [[GUIDE, FORM], 0],
  [[GUIDE, FORM, LIST], 0], // the form was opened again, which registers its own cleanup
  [[GUIDE, LIST], 1],
  [[GUIDE, LIST, LIST], 1],
] as const)('P2P-19 navigation to %j abandons the create %i times', (walk, count) => expect(given(...walk)).toBe(count))
