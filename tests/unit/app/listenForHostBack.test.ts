import { expect, it } from 'vitest'
import { listenForHostBack } from '../../../src/app/listenForHostBack.ts'
import { packageChannel } from '../../../src/host/bridge/channels/package.ts'
import { openBridge } from '../../../src/host/bridge/HostBridge.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { fakeClock } from '../support/fakeClock.ts'

const PAGE = {
  ...{ name: 'depositListPage', transaction: 'deposit', title: '', hasBack: false, hasTabs: false, transition: '' },
  ...{ isHeaderHidden: false, isCloseHidden: false, isDetour: false },
}

function open(canClose = true, isStepTaken = () => false) {
  const done: string[] = []
  const { channel, send } = packageChannel(() => {})
  const bridge = openBridge(channel, { clock: fakeClock(), onProblem: () => {} })
  const route = new RouteStore()
  const wayOut = { leave: () => void done.push('leave'), close: () => void done.push('close') }
  const hear = () => listenForHostBack({ bridge, route, session: { canClose }, isStepTaken, ...wayOut })
  return { done, hear, route, tell: (messageType: string) => send(JSON.stringify({ messageType })) }
}

it.each(['onGoBack', 'onSwipeBack'])(
  'L8 LIST-04 LIST-05 handles %s that arrives before the app and its page once both are ready',
  (type) => {
    const { done, hear, route, tell } = open()
    tell(type)
    hear()
    expect(done, 'nobody knows yet whether the page has a way back').toEqual([])
    route.enter({ ...PAGE, name: 'depositRegionPage', hasBack: true })
    expect(done).toEqual(['leave'])
  },
)

it.each([
  ['a page with a way back', { hasBack: true }, true, ['leave']],
  ['the list', {}, true, ['close']],
  ['the list of a host that allows no closing', {}, false, []],
  ['a page with a way back, where nothing may be closed', { hasBack: true }, false, ['leave']],
  ['the error page', { name: 'errorPage' }, true, ['close']],
] as const)('LIST-04 Q-029 the way back of %s', (_, page, canClose, wanted) => {
  const { done, hear, route, tell } = open(canClose)
  hear()
  route.enter({ ...PAGE, ...page })
  tell('onGoBack')
  expect(done).toEqual(wanted)
})

it('L8 handles two messages before the page has opened as one', () => {
  const { done, hear, route, tell } = open()
  hear()
  tell('onGoBack')
  tell('onSwipeBack')
  route.enter(PAGE)
  expect(done).toEqual(['close'])
})

it('L8 ignores pending and later messages after the cleanup', () => {
  const { done, hear, route, tell } = open()
  const stops = hear()
  tell('onGoBack')
  for (const stop of stops) stop()
  route.enter(PAGE)
  tell('onGoBack')
  expect(done).toEqual([])
})

it.each(['onGoBack', 'onSwipeBack'])('T12 %s closes an open dropdown first, and only then leaves the page', (type) => {
  let isOpen = true
  const { done, hear, route, tell } = open(true, () => {
    const wasOpen = isOpen
    isOpen = false
    return wasOpen
  })
  hear()
  route.enter({ ...PAGE, hasBack: true })
  tell(type)
  expect(done).toEqual([])
  tell(type)
  expect(done).toEqual(['leave'])
})
