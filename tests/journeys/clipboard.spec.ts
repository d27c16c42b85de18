import { expect, test } from './support/journey.ts'
import { pasted } from './support/pasted.ts'
import { pixelsOf, readScreenshot } from './support/readScreenshot.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

async function openAddress(widget: WidgetPage): Promise<void> {
  await widget.open()
  await widget.tile('Crypto').click()
  await widget.tile('Tether').click()
  await expect(widget.coinAddress).toHaveText(TRC)
}

test('T1 a crypto address is one text when selected and copied, dragged, or read by a screen reader', {
  tag: '@core',
}, async ({ widget }) => {
  await openAddress(widget)
  expect(await widget.coinAddress.innerText(), 'as a screen reader has it: no line of its own for a group').toBe(TRC)

  const groups = widget.coinAddress.locator('span')
  const [first, last] = [await groups.first().boundingBox(), await groups.last().boundingBox()]
  if (first === null || last === null) throw new Error('The address is not drawn.')
  const { mouse, keyboard } = widget.page
  await mouse.move(first.x + 1, first.y + first.height / 2)
  await mouse.down()
  await mouse.move(last.x + last.width - 1, last.y + last.height / 2, { steps: 5 })
  await mouse.up()
  await keyboard.press('ControlOrMeta+C')
  await expect.poll(() => pasted(widget)).toBe(TRC)

  await widget.coinAddress.click()
  await widget.frame().evaluate(() => {
    addEventListener('dragstart', ({ dataTransfer }) => {
      document.body.dataset.dragged = dataTransfer?.getData('text/plain') ?? ''
    })
  })
  await mouse.move(first.x + 5, first.y + first.height / 2)
  await mouse.down()
  await mouse.move(first.x + 60, first.y + 60, { steps: 5 })
  await expect.poll(() => widget.frame().evaluate(() => document.body.dataset.dragged)).toBe(TRC)
  await mouse.up()
})

test('T2 a camera can read the QR code in the browser’s auto dark mode', { tag: '@core' }, async ({ widget }) => {
  const devTools = await widget.page.context().newCDPSession(widget.page)
  await widget.page.emulateMedia({ colorScheme: 'dark' })
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await openAddress(widget)
  const code = widget.inside.locator('figure')
  await expect(code.getByRole('img')).toBeVisible()
  await expect(widget.inside.locator('.pw').first(), 'a light page').toHaveCSS('color-scheme', 'light')
  const around = pixelsOf(await widget.coinAddress.screenshot())
  expect(around.data[0], 'that is darkened').toBeLessThan(100)
  expect(readScreenshot(await code.screenshot())).toBe(TRC)
})
