import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hostData, newToken } from '../journeys/support/hostData.ts'
import { openHosted } from '../journeys/support/hostedPage.ts'
import { openHost } from '../journeys/support/hostWithPackage.ts'
import { expect, test } from '../journeys/support/journey.ts'
import { packedApp } from '../journeys/support/packedApp.ts'
import { WIDGET } from '../journeys/support/places.ts'
import { countFrom, openMemoryProbe } from './support/memoryProbe.ts'
import { expectFlat, isFull } from './support/soak.ts'

const MOUNTS = isFull ? 500 : 10
const WARM = isFull ? 20 : 6
const SRC = `${WIDGET}/paywidget/`

test.use({ cpu: 'normal', storage: 'allowed' })

/** `window.mountOnce` of the host's page mounts the cashier, waits until it has shown the list, and removes it. */
declare global {
  interface Window {
    mountOnce(): Promise<void>
  }
}

const BY_IFRAME = (data: object) => `
  window.mountOnce = () => new Promise((resolve) => {
    const frame = document.createElement('iframe')
    const hear = ({ data, source }) => {
      if (source !== frame.contentWindow) return
      const { messageType } = JSON.parse(data)
      if (messageType === 'Loaded')
        source.postMessage(JSON.stringify({ messageType: 'loaded', payload: ${JSON.stringify(data)} }), '${WIDGET}')
      if (messageType !== 'FullLoaded') return
      removeEventListener('message', hear)
      frame.remove()
      resolve()
    }
    addEventListener('message', hear)
    frame.src = '${SRC}'
    document.querySelector('#place').append(frame)
  })`

const BY_CALL = (data: object) => `import { mountPaywidget } from './index.js'
  window.mountOnce = () => new Promise((resolve) => {
    const cashier = mountPaywidget('#place', { src: '${SRC}', data: ${JSON.stringify(data)}, on: { FullLoaded: () => {
      cashier.destroy()
      resolve()
    } } })
  })`

const BY_ELEMENT = (data: object) => `import './index.js'
  window.mountOnce = () => new Promise((resolve) => {
    const element = document.createElement('pay-widget')
    element.setAttribute('src', '${SRC}')
    element.addEventListener('FullLoaded', () => {
      element.remove()
      resolve()
    })
    document.querySelector('#place').append(element)
    element.data = ${JSON.stringify(data)}
  })`

const IN_PAGE = `window.cashier.destroy()
  window.mountOnce = () => new Promise((resolve) => {
    const cashier = window.mount({ data: DATA, on: { FullLoaded: () => {
      cashier.destroy()
      resolve()
    } } })
  })`

/** Opens a host page; afterwards `mountOnce` is there. */
const SURFACES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an iframe by hand': (page) => openHost(page, { script: BY_IFRAME(hostData(newToken())) }),
  'a call of the npm package': (page) => openHost(page, { script: BY_CALL(hostData(newToken())) }),
  'the element': (page) => openHost(page, { script: BY_ELEMENT(hostData(newToken())) }),
  React: openReact,
  'the page itself (package mode)': (page) => {
    const data = hostData(newToken())
    return openHosted(page, { data }, IN_PAGE.replace('DATA', JSON.stringify(data)))
  },
}

async function openReact(page: Page): Promise<void> {
  const app = packedApp()
  try {
    await openHost(page, { script: app.build(), query: { token: `scenario.default.${randomUUID()}` } })
  } finally {
    app.remove()
  }
  await expect(page.locator('output')).toHaveText('FullLoaded')
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].at(-1) as HTMLButtonElement
    const output = document.querySelector('output') as HTMLElement
    const change = () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(output, { childList: true, characterData: true, subtree: true })
      })
    button.click()
    // The app of the test writes a word more for each "FullLoaded".
    window.mountOnce = async () => {
      const changed = change()
      button.click()
      await changed
      button.click()
    }
  })
}

for (const [surface, open] of Object.entries(SURFACES)) {
  const isCore = /^(?:the page|a call)/.test(surface)
  test(
    `E17 ${MOUNTS} mounts and unmounts of ${surface} leak nothing`,
    { tag: isCore ? '@core' : [] },
    async ({ page }, info) => {
      test.setTimeout(120_000 + MOUNTS * 3_000)
      await countFrom(page)
      await open(page)
      await page.waitForFunction(() => window.mountOnce !== undefined)
      const probe = await openMemoryProbe(page)
      const repeat = async (count: number) => {
        await page.evaluate(async (times) => {
          for (let made = 0; made < times; made++) await window.mountOnce()
        }, count)
        await expect(page.locator('iframe')).toHaveCount(0)
      }
      // The documents of removed frames go with a later garbage collection.
      const rest = () => expect.poll(async () => (await probe.sample()).documents).toBeLessThanOrEqual(MOST_DOCUMENTS)
      await repeat(WARM)
      // A pending timer would hold the removed cashier until it fires: more objects, the faster the mounts follow.
      expect((await probe.sample()).timers, 'timers of removed cashiers').toBe(0)
      await expectFlat(info, { probe, count: MOUNTS, repeat, rest, limits: { objects: 4 } })
    },
  )
}

const MOST_DOCUMENTS = 4

test(`E17 ${MOUNTS} starts in a web view leak nothing`, async ({ page }, info) => {
  test.setTimeout(120_000 + MOUNTS * 3_000)
  await page.addInitScript(
    (data) => {
      const bridge = {
        postMessage: (text: string) => {
          if (text.includes('FullLoaded')) document.documentElement.dataset.full = ''
        },
      }
      Object.assign(window, { webkit: { messageHandlers: { paywidget: bridge } }, userData: data })
    },
    hostData(newToken(), {}),
  )
  await countFrom(page)
  const repeat = async (count: number) => {
    for (let made = 0; made < count; made += 1) {
      await page.goto(SRC)
      await page.locator('html[data-full]').waitFor({ state: 'attached' })
    }
  }
  // What the last start still draws and loads would be weighed with it.
  const rest = async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Airtm/ })
      .waitFor()
    await page.waitForLoadState('networkidle')
  }
  await repeat(WARM)
  // Two loads of a page differ by about ten objects. A cashier that is kept has thousands.
  await expectFlat(info, { probe: await openMemoryProbe(page), count: MOUNTS, repeat, rest, limits: { objects: 4 } })
})
