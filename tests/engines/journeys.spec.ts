import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import type { OpenOptions, Player } from './support/createPlayer.ts'
import { expect, test } from './support/test.ts'

async function fillIn(player: Player, options: OpenOptions = {}): Promise<void> {
  await player.open(options)
  await fillAirtm(player)
}

async function fillAirtm(player: Player): Promise<void> {
  await player.press(player.tile('Airtm'))
  await player.fill(player.amount, '500')
  await player.fill(player.field('email'), 'ana.lucia@correo.mx')
}

const pay = (player: Player) => player.press(player.button('Deposit 500.00 MXN'))
const STATUS = { css: '[data-pw-block="statusPanel"]' }
const status = (player: Player, text: string) => expect.poll(() => player.textOf(STATUS), 'the status').toContain(text)

const codes = async (player: Player) => {
  const told = (await player.messages()).filter(({ messageType }) => messageType === 'onProblem')
  return told.map(({ payload }) => payload?.code)
}

test('E1 I16 a press opens the window of the provider, and another press reopens it after it was closed', async ({
  player,
  cashier,
}) => {
  await fillIn(player)
  await pay(player)
  await status(player, 'Waiting for your payment')
  await expect.poll(() => player.driver.windowCount()).toBe(2)
  await expect.poll(() => player.driver.run('window', () => location.pathname, undefined)).toMatch(/^\/provider\//)
  await player.driver.closeWindow()
  await player.press(player.button('Reopen payment page'))
  await expect.poll(() => player.driver.windowCount()).toBe(2)
  await status(player, 'Waiting for your payment')
  expect(await codes(player)).toEqual([])
  expect(await cashier.deposits()).toHaveLength(1)
  await player.driver.closeWindow()
  await cashier.report(1)
  await status(player, 'Payment complete')
})

test('a double click creates one deposit', async ({ player, cashier }) => {
  await fillIn(player)
  await player.doublePress(player.button('Deposit 500.00 MXN'))
  await status(player, 'Waiting for your payment')
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('the details of an invoice can be copied', async ({ player }) => {
  await player.open()
  await player.press(player.tile('SPEI transfer'))
  await player.fill(player.amount, '250')
  await player.fill(player.field('clabe'), '646180157000000004')
  await player.press(player.button('Deposit 250.00 MXN'))
  await player.press({ css: 'main button', name: 'Copy:' })
  await player.see(player.text('Copied'))
})

test('the QR code on the screen contains the crypto address', async ({ player }) => {
  await player.open()
  await player.press({ css: 'main button:has(img[src*="icons/usdt_trc20"])' })
  await player.press(player.tile('Bitcoin'))
  const { text } = await player.see({ css: '[data-pw-block="cryptoAddress"] bdi' })
  const address = text.replaceAll(' ', '')
  expect(address).toMatch(/^bc1/)
  await player.press(player.button('Show QR code'))
  const read = async () => {
    const { data, width, height } = PNG.sync.read(Buffer.from(await player.driver.screenshot()))
    return jsQR(new Uint8ClampedArray(data), width, height)?.data
  }
  await expect.poll(read, 'the QR code on the screen').toContain(address)
})

test('a status pushed over the socket completes the payment', async ({ player, cashier }) => {
  await fillIn(player, { host: { transport: 'socket' } })
  await pay(player)
  await status(player, 'Waiting for your payment')
  await cashier.report(1)
  await status(player, 'Payment complete')
})

test('the create call carries the reCAPTCHA token', async ({ player, cashier }) => {
  await fillIn(player, { scenario: 'captchaMethods' })
  await pay(player)
  await status(player, 'Waiting for your payment')
  const [create] = await cashier.calls('deposit-create')
  expect(create?.payload).toMatchObject({ recaptchaToken: expect.stringMatching(/^recaptcha-\w+$/) })
})

test('a player pays on a cross-site host page, where storage is partitioned or denied', async ({ player, cashier }) => {
  await fillIn(player, { isCrossSite: true })
  await pay(player)
  await status(player, 'Waiting for your payment')
  await cashier.report(1)
  await status(player, 'Payment complete')
})

test('after a reload of the frame the deposit is still shown, and its payment completes', async ({
  player,
  cashier,
}) => {
  await fillIn(player)
  await pay(player)
  await status(player, 'Waiting for your payment')
  await player.driver.closeWindow()
  await player.reloadWidget()
  await status(player, 'Waiting for your payment')
  expect(await cashier.deposits()).toHaveLength(1)
  await cashier.report(1)
  await status(player, 'Payment complete')
})

test('a form in Arabic is laid out from right to left and shows its errors', async ({ player }) => {
  await player.open({ host: { lang: 'ar' } })
  await player.press(player.tile('إيرتم'))
  expect(await player.driver.run('widget', () => document.documentElement.dir, undefined)).toBe('rtl')
  await player.fill(player.amount, '5')
  await player.fill(player.field('email'), 'ana.lucia')
  await player.press(player.submit)
  await player.see(player.error('amount'))
  await player.see(player.error('email'))
})

test('a player creates a deposit with the custom element of the npm package', async ({ player, cashier }) => {
  await player.openPackage('element')
  await fillAirtm(player)
  await pay(player)
  await status(player, 'Waiting for your payment')
  expect(await cashier.deposits()).toHaveLength(1)
})

test('a player pays in package mode', async ({ player, cashier }) => {
  await player.openPackage('hosted')
  await fillAirtm(player)
  await pay(player)
  await status(player, 'Waiting for your payment')
  await cashier.report(1)
  await status(player, 'Payment complete')
  const names = (await player.messages()).map(({ messageType }) => messageType)
  expect(names.slice(0, 3)).toEqual(['Loaded', 'onInit', 'FullLoaded'])
})

/** Parents that are as wide as their content. */
const PARENTS = [
  'display: flex',
  'display: flex; justify-content: center',
  'display: flex; flex-direction: column; align-items: center',
  'display: grid; place-items: center',
  'width: fit-content',
]

/** Runs in the host's page: gives `#place` the style, and returns the width of the cashier in it. */
function widthIn(style: string): number {
  const place = document.querySelector('#place') as HTMLElement
  place.style.cssText = style
  const cashier = place.firstElementChild?.shadowRoot?.querySelector('iframe, .pw')
  return cashier?.getBoundingClientRect().width ?? 0
}

for (const [way, mode] of [
  ['<pay-widget>', 'element'],
  ['the cashier in package mode', 'hosted'],
] as const)
  test(`${way} is wide enough in parents that are as wide as their content, and fits into a narrow window`, async ({
    player,
  }) => {
    await player.driver.resize(1280, 900)
    await player.openPackage(mode)
    await player.see(player.tile('Airtm'))
    for (const style of PARENTS)
      await expect.poll(() => player.driver.run('host', widthIn, style), style).toBeGreaterThanOrEqual(1000)
    await player.driver.resize(480, 900)
    const windowWidth = await player.driver.run('host', () => innerWidth, undefined)
    for (const style of PARENTS) {
      const width = await player.driver.run('host', widthIn, style)
      expect(width, style).toBeLessThanOrEqual(windowWidth)
      expect(width, style).toBeGreaterThanOrEqual(320)
    }
  })
