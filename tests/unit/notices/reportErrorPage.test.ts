import { describe, expect, it } from 'vitest'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import type { Channel } from '../../../src/host/bridge/Channel.ts'
import { openBridge } from '../../../src/host/bridge/HostBridge.ts'
import { reportErrorPage } from '../../../src/notices/reportErrorPage.ts'
import { session } from '../features/builders.ts'
import { fakeClock } from '../support/fakeClock.ts'

/** A widget whose list has just failed, and what the host has heard. */
function aFailedList() {
  const heard: string[] = []
  const clock = fakeClock()
  const channel = {
    send(text: string) {
      const { messageType, payload } = JSON.parse(text)
      heard.push([messageType, payload?.code].filter(Boolean).join(' '))
      return true
    },
    listen: () => () => {},
  } as unknown as Channel
  const bridge = openBridge(channel, { clock, onProblem: () => {} })
  const methods = new MethodsStore()
  methods.fail()
  const openErrorPage = (player = session()) =>
    reportErrorPage({
      session: player,
      methods,
      navigation: { state: () => ({ errorMessage: 'Request timeout' }) },
      report: () => {},
      environment: { clock, bridge, diagnostics: {}, data: {} },
    })
  return { bridge, heard, openErrorPage }
}

describe('P4 HOST-30 a list that times out', () => {
  it('is onInitError while the host shows its loader, and onProblem once it was told that a page is shown', () => {
    const { bridge, heard, openErrorPage } = aFailedList()
    openErrorPage()
    bridge.send({ messageType: 'FullLoaded' })
    openErrorPage()
    expect(heard).toEqual(['Loaded', 'onInitError list.failed', 'FullLoaded', 'onProblem page.error'])
  })

  it('is onProblem in a running widget that started anew for other settings', () => {
    const { bridge, heard, openErrorPage } = aFailedList()
    bridge.send({ messageType: 'FullLoaded' })
    // The new app has new stores.
    openErrorPage(session())
    expect(heard).toEqual(['Loaded', 'FullLoaded', 'onProblem page.error'])
  })
})
