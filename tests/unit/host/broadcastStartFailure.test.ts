import { expect, it } from 'vitest'
import { broadcastStartFailure } from '../../../src/host/bridge/broadcastStartFailure.ts'
import { SELF_EVENT } from '../../../src/host/bridge/channels/self.ts'

function ownPage(bridge?: { postMessage(text: string): void }) {
  const heard: string[] = []
  const target = new EventTarget()
  target.addEventListener(SELF_EVENT, (event) => heard.push((event as CustomEvent<string>).detail))
  const view = Object.assign(target, { location: { origin: 'https://casino.example' }, AndroidPaywidget: bridge })
  return { heard, view: Object.assign(view, { parent: view }) as never }
}

it('HOST-09 tells the native app and our own page that the start has failed', () => {
  const toApp: string[] = []
  const { view, heard } = ownPage({ postMessage: (text) => void toApp.push(text) })
  broadcastStartFailure(view, { code: 'config.wrong', text: 'No configuration' }, [])
  expect(toApp).toEqual(heard)
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({
    messageType: 'onInitError',
    payload: { code: 'config.wrong', text: 'No configuration' },
  })
})

it('C64 tells our own page even if the native bridge throws', () => {
  const { view, heard } = ownPage({
    postMessage: () => {
      throw new Error('The app has gone.')
    },
  })
  broadcastStartFailure(view, { code: 'config.wrong', text: 'No configuration' }, [])
  expect(heard).toHaveLength(1)
})
