import { readFileSync } from 'node:fs'
import { type StaticServer, serveFolders } from '../journeys/support/staticServer.ts'
import type { Driver } from './drivers/Driver.ts'
import { expect, test } from './support/test.ts'

const LABEL = 'Country of the bill'
const FORM = readFileSync('fixtures/methods/address_card/layouts/deposit.redirect.json', 'utf8')

let server: StaticServer

test.beforeAll(async () => {
  server = await serveFolders({ '/tools/studio/': 'dist/studio' }, {})
})
test.afterAll(() => server.close())

/** The studio's page and the preview in it are on one origin, so that every script runs in the studio's page. */
const textOf = (driver: Driver, css: string) =>
  driver.run('host', (given) => document.querySelector(given)?.textContent ?? '', css)

const preview = (driver: Driver) =>
  driver.run(
    'host',
    () => document.querySelector<HTMLIFrameElement>('.device iframe')?.contentDocument?.body.textContent ?? '',
    undefined,
  )

/** The place of the end of the label in the editor, which draws only the lines that are in view. */
async function endOfLabel(driver: Driver): Promise<{ x: number; y: number }> {
  const row = FORM.split('\n').findIndex((line) => line.includes(LABEL))
  await driver.run(
    'host',
    (given) => {
      const editor = document.querySelector('.editor')
      editor?.scrollIntoView({ block: 'center' })
      const scroller = editor?.shadowRoot?.querySelector('.cm-scroller')
      const line = editor?.shadowRoot?.querySelector('.cm-line')
      scroller?.scrollTo(0, (given - 4) * (line?.getBoundingClientRect().height ?? 0))
    },
    row,
  )
  const find = () =>
    driver.run(
      'host',
      (words) => {
        const lines = document.querySelector('.editor')?.shadowRoot?.querySelectorAll('.cm-line') ?? []
        const line = [...lines].find((one) => one.textContent?.includes(words))
        const walker = document.createTreeWalker(line ?? document.head, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? ''
          const end = text.indexOf(words) + words.length
          if (!text.includes(words)) continue
          const range = document.createRange()
          range.setStart(walker.currentNode, end - 1)
          range.setEnd(walker.currentNode, end)
          const { bottom, right, top } = range.getBoundingClientRect()
          return { x: right, y: (top + bottom) / 2 }
        }
        return null
      },
      LABEL,
    )
  let place: Awaited<ReturnType<typeof find>> = null
  await expect
    .poll(async () => {
      place = await find()
      return place
    }, 'the label in the editor')
    .not.toBeNull()
  if (place === null) throw new Error(`The editor does not show ${LABEL}.`)
  return place
}

test('the studio renders an edit, shows a mistake, and switches the preview to another state', async ({ driver }) => {
  // On a phone's screen, WebKit's scroll bar lies over the end of the label.
  await driver.resize(1200, 800)
  await driver.open(`${server.origin}/tools/studio/?method=address_card`)
  await expect.poll(() => textOf(driver, '.previewStatus'), 'the state').toBe('Idle.')
  const { x, y } = await endOfLabel(driver)
  await driver.press(x, y)
  await driver.type('host', 'x')
  await expect.poll(() => preview(driver), 'the preview').toContain(`${LABEL}x`)
  await driver.type('host', '"')
  await expect.poll(() => textOf(driver, '.findings li'), 'the mistake').toContain('E00')
  await driver.withControl('host', 'z')
  await expect.poll(() => textOf(driver, '.findings'), 'the mistakes').toContain('No mistakes in this file.')
  await driver.run(
    'host',
    () => {
      const select = document.querySelector<HTMLSelectElement>('.look select')
      if (select === null) throw new Error('There is no choice of a state.')
      select.value = 'errors'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    undefined,
  )
  await expect.poll(() => textOf(driver, '.previewStatus'), 'the state').toBe('Errors.')
})
