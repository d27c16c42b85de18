import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { stopWhenAborted } from '../../../src/app/stopWhenAborted.ts'
import { releaseHistory } from '../../../src/routes/releaseHistory.ts'
import type { AppNeed } from '../../../src/services/AppNeed.ts'
import { fakeClock } from '../support/fakeClock.ts'

function open() {
  const clock = fakeClock()
  const heard: string[] = []
  const bridge = {
    send: ({ messageType }: { messageType: string }) => void heard.push(messageType),
    on: () => () => {},
    dispose: () => {},
  }
  const end = new AbortController()
  return { clock, end, heard, need: stopWhenAborted({ clock, bridge } as unknown as AppNeed, end.signal) }
}

it('S1 I26 the end of the app stops its timers, and it can start no others', async () => {
  const { clock, end, need } = open()
  const rung: string[] = []
  need.clock.setTimeout(() => rung.push('soon'), 100)
  need.clock.setTimeout(() => rung.push('late'), 200)
  need.clock.setTimeout(() => rung.push('never'), 150)()
  await clock.advance(120)
  end.abort()
  need.clock.setTimeout(() => rung.push('after'), 10)
  expect(clock.pending()).toBe(0)
  await clock.advance(1_000)
  expect(rung).toEqual(['soon'])
})

it('S1 H3 sends nothing to the host after the end of the app', () => {
  const { end, heard, need } = open()
  need.bridge.send({ messageType: 'onInit' })
  end.abort()
  need.bridge.send({ messageType: 'onClose' })
  expect(heard).toEqual(['onInit'])
})

it('S1 H3 I15 a released history ignores navigation', () => {
  const history = createMemoryHistory({ initialEntries: ['/empty', '/deposit'] })
  releaseHistory(history)
  history.push('/deposit/complete')
  history.replace('/error')
  history.back()
  expect(history.location.href).toBe('/deposit')
})
