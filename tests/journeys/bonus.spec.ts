import { aBonus, BONUSES, withBonuses } from './support/bonuses.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { keysOf } from './support/keys.ts'
import { passUntil } from './support/passUntil.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const [ONE, TWO, THREE] = [aBonus('1', 'First bonus'), aBonus('2', 'Second bonus'), aBonus('3', 'Third bonus')]

/** The terms of a bonus without a wagering requirement. */
const UNWAGERED = {
  depositBonusData: { minDeposit: 300, maxBonusAmount: 1000, percent: 50, payoutMultiplier: 3, wagerMultiplier: 0 },
}

const carousel = (widget: WidgetPage) => widget.inside.getByRole('region', { name: 'Bonuses for your deposit' })
const cards = (widget: WidgetPage) => carousel(widget).getByRole('listitem').getByRole('button')
const card = (widget: WidgetPage, title: string) => cards(widget).filter({ hasText: title })
const withBonus = (widget: WidgetPage) => widget.inside.getByRole('switch', { name: 'Use this bonus' })
const which = (widget: WidgetPage) => widget.inside.getByRole('list', { name: 'Choose a bonus' }).getByRole('button')
const chosen = (widget: WidgetPage) =>
  widget.inside.getByRole('list', { name: 'Choose a bonus' }).getByRole('button', { pressed: true })
const row = (widget: WidgetPage, label: string) =>
  widget.inside
    .locator('dl > div')
    .filter({ has: widget.page.getByText(label, { exact: true }) })
    .locator('dd')

/** Opens the widget with a fake clock and without data of the host; returns the time of the fake clock. */
async function clocked(widget: WidgetPage): Promise<number> {
  await widget.open({ hasClock: true, host: { answer: 'never' } })
  await expect.poll(async () => (await widget.messages()).length).toBeGreaterThan(0)
  return widget.frame().evaluate(() => Date.now())
}

async function load(widget: WidgetPage, bonusList: readonly object[]): Promise<void> {
  const user = { token: widget.token(), id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }
  const experiments = [{ key: 'bonus_carousel', group: 'group_b' }]
  await widget.tell('loaded', { user, bonusList, experiments })
}

async function fillIn(widget: WidgetPage, amount = '500'): Promise<void> {
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill(amount)
}

test.describe('bonuses on the list', () => {
  test('LIST-09 BONUS-01 BONUS-11 are shown to group_b only, and the first one is added automatically', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ host: withBonuses() })
    await expect(cards(widget)).toHaveCount(8)
    await expect(cards(widget).filter({ hasText: 'Added automatically' })).toHaveText(/\+100% on your deposit/)
    await expect(card(widget, '+25% for any amount')).toContainText('Any amount')
    const experiments = [{ key: 'bonus_carousel', group: 'group_a' }]
    await widget.open({ host: withBonuses(BONUSES, { experiments }) })
    await widget.openMethod('Airtm')
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(carousel(widget)).toHaveCount(0)
  })

  test('U10 show the wagering requirement and whether they were added automatically', async ({ widget }) => {
    const content = { title: 'First bonus '.repeat(8), subtitle: 'A second line '.repeat(8) }
    const second = aBonus('2', 'Second bonus', UNWAGERED)
    await widget.page.setViewportSize({ width: 320, height: 568 })
    await widget.open({ host: withBonuses([aBonus('1', '', { content }), second]) })
    await expect(card(widget, 'First bonus')).toContainText(
      'From 300.00 MXN · wagering ×20Added automatically · Change',
    )
    await expect(card(widget, 'Second bonus')).toHaveText('Second bonusFrom 300.00 MXN')
    const cutOff = await card(widget, 'First bonus').evaluate((one) => one.scrollHeight - one.clientHeight)
    expect(cutOff, 'pixels').toBe(0)
    const terms = card(widget, 'First bonus').getByText('wagering ×20')
    for (const size of ['150%', '200%']) {
      await widget.frame().evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      const [text, around] = [await terms.boundingBox(), await card(widget, 'First bonus').boundingBox()]
      const hidden = await terms.evaluate((one) => one.scrollHeight - one.clientHeight)
      expect(hidden, `pixels of the terms at ${size}`).toBeLessThanOrEqual(0)
      const end = (around?.y ?? 0) + (around?.height ?? 0)
      expect((text?.y ?? 0) + (text?.height ?? 0), `within the card at ${size}`).toBeLessThanOrEqual(end)
    }
    await card(widget, 'First bonus').click()
    await withBonus(widget).click()
    await widget.back.click()
    await expect(cards(widget).filter({ hasText: /Added automatically|Selected/ })).toHaveCount(0)
  })

  test('U10 are marked as added automatically in a form until the player decides', async ({ widget }) => {
    await widget.open({ host: withBonuses([ONE, TWO]) })
    await fillIn(widget)
    const added = widget.inside.getByText('Added automatically. You can switch it off.')
    await expect(widget.inside.getByText('From 300.00 MXN · wagering ×20')).toBeVisible()
    await expect(added).toBeVisible()
    await withBonus(widget).click()
    await expect(added).toHaveCount(0)
    await withBonus(widget).click()
    await expect(withBonus(widget)).toBeChecked()
    await expect(added).toHaveCount(0)
  })

  test('U10 are not marked as added automatically if the player chose one at the host', async ({ widget }) => {
    await widget.open({ host: withBonuses([ONE, TWO], { bonusId: 2 }) })
    await expect(card(widget, 'Second bonus')).toContainText('Selected')
    await fillIn(widget)
    await expect(chosen(widget)).toHaveText('Second bonus')
    await expect(widget.inside.getByText(/Added automatically/)).toHaveCount(0)
  })

  test('LIST-09 cause no layout shift when their code arrives', async ({ widget }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await widget.page.route('**/static/afterList-*.js', async (route) => {
      await released
      await route.continue()
    })
    await widget.open({ host: withBonuses() })
    await expect(widget.tile('Airtm')).toBeVisible()
    const top = async () => (await widget.tile('Airtm').boundingBox())?.y
    const before = await top()
    release()
    await expect(cards(widget)).toHaveCount(8)
    expect(await top()).toBe(before)
  })

  test('BONUS-17 have a colour by their id, and free spins a colour of their own', async ({ widget }) => {
    await widget.open({ host: withBonuses([ONE, TWO, THREE, aBonus('4', 'Fourth'), BONUSES[1] ?? {}]) })
    await expect(cards(widget)).toHaveCount(5)
    const grounds = await cards(widget).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(grounds).toEqual([
      'rgb(109, 60, 196)',
      'rgb(31, 95, 191)',
      'rgb(169, 71, 0)',
      'rgb(179, 36, 111)',
      'rgb(20, 113, 63)',
    ])
  })

  test('K1 arrow keys go from card to card, Enter opens a card, and buttons scroll the carousel', async ({
    widget,
  }) => {
    await widget.page.setViewportSize({ width: 360, height: 740 })
    await widget.open({ host: withBonuses([ONE, TWO, THREE]) })
    await keysOf(widget).tabTo(card(widget, 'First bonus'))
    await widget.page.keyboard.press('ArrowRight')
    await expect(card(widget, 'Second bonus')).toBeFocused()
    await widget.page.keyboard.press('ArrowRight')
    await widget.page.keyboard.press('ArrowRight')
    await expect(card(widget, 'Third bonus')).toBeFocused()
    await expect(card(widget, 'Third bonus')).toBeInViewport({ ratio: 0.99 })
    const next = carousel(widget).getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await carousel(widget).getByRole('button', { name: 'Previous' }).click()
    await expect(next).not.toHaveAttribute('aria-disabled', 'true')
    await card(widget, 'Second bonus').focus()
    await widget.page.keyboard.press('Enter')
    await expect.poll(widget.address).toBe('/paywidget/deposit/bonus-details?bonus=2')
  })

  test('K1 the arrow keys are mirrored in a right-to-left page', async ({ widget }) => {
    await widget.open({ host: { lang: 'ar', ...withBonuses([ONE, TWO]) } })
    const all = widget.inside.locator('[data-pw-block="carousel"] li button')
    await all.first().focus()
    await widget.page.keyboard.press('ArrowLeft')
    await expect(all.last()).toBeFocused()
    await widget.page.keyboard.press('ArrowRight')
    await expect(all.first()).toBeFocused()
  })
})

test.describe('the bonus of a deposit', () => {
  test('BONUS-05 BONUS-06 CALL-05 I4 is the one that the player selected on the list, not one that was only opened', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: withBonuses([ONE, TWO, THREE]) })
    await card(widget, 'Second bonus').click()
    await expect(widget.heading('How to get it')).toBeVisible()
    await widget.back.click()
    await expect(card(widget, 'First bonus'), 'reading is not choosing').toContainText('Added automatically')
    await expect(card(widget, 'Second bonus')).not.toContainText('Selected')
    await card(widget, 'Second bonus').click()
    await widget.button('Use this bonus').click()
    await widget.back.click()
    await expect(card(widget, 'Second bonus')).toContainText('Selected')
    await fillIn(widget, '299.99')
    await expect(chosen(widget)).toHaveText('Second bonus')
    await widget.amount.fill('300')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    const [sent] = await cashier.calls('deposit-create')
    expect(sent?.payload).toMatchObject({ isActivatedBonus: true, bonusId: '2', amount: '300.00' })
  })

  test('DATA-01 is the one chosen at the host, and changes when the host sends another one', async ({ widget }) => {
    await widget.open({ host: withBonuses([ONE, TWO, THREE], { bonusId: 2 }) })
    await fillIn(widget, '321')
    await expect(chosen(widget)).toHaveText('Second bonus')
    await widget.loadAgain({ bonusId: '3' })
    await expect(chosen(widget)).toHaveText('Third bonus')
    await expect(widget.amount).toHaveValue('321')
  })

  test('BONUS-06 is not sent with an amount below its minimum deposit', async ({ widget, cashier }) => {
    await widget.open({ host: withBonuses([ONE]) })
    await fillIn(widget, '299.99')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    const [sent] = await cashier.calls('deposit-create')
    expect(sent?.payload).toMatchObject({ isActivatedBonus: false })
    expect(sent?.payload).not.toHaveProperty('bonusId')
  })

  test('BONUS-09 I4 is not sent while its switch is off, and is sent again after the player selects one', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: withBonuses([ONE, TWO]) })
    await fillIn(widget)
    await expect(withBonus(widget)).toBeChecked()
    await withBonus(widget).click()
    await expect(withBonus(widget)).not.toBeChecked()
    await expect(widget.inside.getByText('Not used for this deposit')).toBeVisible()
    await expect(which(widget)).toHaveCount(0)
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    await widget.button('Make another deposit').click()
    await fillIn(widget)
    await expect(withBonus(widget), 'what the player wants is remembered').not.toBeChecked()
    await withBonus(widget).click()
    await which(widget).filter({ hasText: 'Second bonus' }).click()
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    const [without, taken] = await cashier.calls('deposit-create')
    expect(without?.payload).toMatchObject({ isActivatedBonus: false })
    expect(without?.payload).not.toHaveProperty('bonusId')
    expect(taken?.payload).toMatchObject({ isActivatedBonus: true, bonusId: '2' })
  })

  test('BONUS-07 BONUS-08 C57 I4 is replaced by the next one, with a notice, when it ends while the form is open', async ({
    widget,
    cashier,
  }) => {
    const now = await clocked(widget)
    await load(widget, [{ ...ONE, mustAccruedBefore: now + 60_000 }, TWO])
    await fillIn(widget)
    await expect(chosen(widget)).toHaveText('First bonus')
    await passUntil(widget, widget.notice.getByText('This bonus has just ended.'))
    await expect(widget.inside.getByText('First bonus')).toHaveCount(0)
    await expect(widget.inside.getByText('Second bonus')).toBeVisible()
    await widget.pass(1_000)
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    const [sent] = await cashier.calls('deposit-create')
    expect(sent?.payload).toMatchObject({ isActivatedBonus: true, bonusId: '2' })
  })

  test('HOST-23 HOST-24 DATA-35 follows list updates of the host while the form is open, without their invalid entries', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ host: withBonuses([ONE, TWO]) })
    await fillIn(widget)
    await expect(which(widget)).toHaveCount(2)
    await widget.tell('bonus-list-updated', { bonusList: [THREE, { id: 9, type: 'gift' }, TWO] })
    await expect(which(widget)).toHaveText(['Third bonus', 'Second bonus'])
    await expect(chosen(widget)).toHaveText('Third bonus')
    await widget.tell('bonus-list-updated', [])
    await expect(withBonus(widget)).toHaveCount(0)
    await widget.tell('bonus-list-fetched', { success: false, data: [ONE] })
    const reported = async () => (await cashier.problems()).filter((code) => code === 'host.bonus')
    await expect.poll(reported, 'of the invalid entry and of the failed list').toHaveLength(2)
    await expect(withBonus(widget)).toHaveCount(0)
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    expect((await cashier.calls('deposit-create'))[0]?.payload).toMatchObject({ isActivatedBonus: false })
  })

  test('HOST-14 keeps an open invoice when the list of a later "loaded" changes, and offers the new bonuses', async ({
    widget,
    cashier,
  }) => {
    const country = { country: 'BD', currency: 'BDT' }
    await widget.open({ host: { ...country, ...withBonuses([ONE]) } })
    await widget.openMethod('bKash')
    await widget.amount.fill('1500')
    await widget.submit.click()
    await expect(widget.inside.getByRole('timer')).toBeVisible()
    await widget.loadAgain({ bonusList: [TWO, THREE] })
    await expect(widget.inside.getByRole('timer')).toBeVisible()
    await widget.tell('onGoBack')
    await expect(cards(widget)).toHaveText([/Second bonus/, /Third bonus/])
    expect(await cashier.calls('methods-payment-v5'), 'the cashier did not start again').toHaveLength(1)
  })

  test('HOST-14 are those of a later "loaded" that came before the code of bonuses', async ({ widget }) => {
    const release = await holdAnswers(widget.page, '**/static/afterList-*.js')
    await widget.open({ host: withBonuses([ONE]) })
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.loadAgain({ bonusList: [TWO, THREE] })
    release()
    await expect(cards(widget)).toHaveText([/Second bonus/, /Third bonus/])
  })

  test('B33 applies the first fifty of 500 host messages sent at once, drops the rest, and the next press creates a deposit', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ hasClock: true, host: withBonuses([ONE]) })
    await fillIn(widget)
    const flood = Array.from({ length: 500 }, (_, at) => ({ bonusList: [aBonus(`${at}`, `Bonus ${at}`), TWO] }))
    // Stop the clock, so that all lists arrive at the same time even on a slow machine.
    await widget.page.clock.pauseAt(Date.now() + 60_000)
    await widget.page.evaluate((lists) => {
      const { sendToWidget } = window as unknown as { sendToWidget: (type: string, payload: unknown) => void }
      for (const list of lists) sendToWidget('bonus-list-updated', list)
    }, flood)
    await expect(which(widget)).toHaveText(['Bonus 49', 'Second bonus'])
    await widget.page.clock.resume()
    await widget.amount.fill('750')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    expect((await cashier.calls('deposit-create'))[0]?.payload).toMatchObject({
      amount: '750.00',
      isActivatedBonus: true,
    })
  })

  test('CALL-20 I4 is sent with a P2P transfer too', async ({ widget, cashier }) => {
    await widget.open({ host: { country: 'BD', currency: 'BDT', ...withBonuses([ONE, TWO]) } })
    await widget.openMethod('bKash')
    await widget.amount.fill('1500')
    await which(widget).filter({ hasText: 'Second bonus' }).click()
    await widget.submit.click()
    await expect(widget.inside.getByRole('timer')).toBeVisible()
    const [sent] = await cashier.calls('deposit-create-p2p')
    expect(sent?.payload).toMatchObject({ isActivatedBonus: true, bonusId: '2' })
  })

  test('BONUS-13 is not available for buying crypto, and the form says so', async ({ widget, watch }) => {
    watch.allow(/static\/icons\/[a-z]{3}\.svg$/)
    await widget.open({ host: { country: 'US', currency: 'USD', ...withBonuses([ONE]) } })
    await widget.tileWithIcon('onramp_card').click()
    await expect(widget.amount).toHaveValue(/\d/)
    await expect(withBonus(widget)).toHaveCount(0)
    await expect(widget.inside.getByText('First bonus')).toHaveText(
      'The bonus “First bonus” can’t be used with this method.',
    )
  })
})

test.describe('the choice of a bonus, where storage is allowed', () => {
  test.use({ storage: 'allowed' })

  test('BONUS-09 I4 D-22 stays switched off after a reload and a language change, for the same player only', async ({
    widget,
    cashier,
  }) => {
    const host = withBonuses([ONE, TWO])
    await widget.open({ host })
    await fillIn(widget)
    await which(widget).filter({ hasText: 'Second bonus' }).click()
    await withBonus(widget).click()
    await expect(withBonus(widget)).not.toBeChecked()
    await widget.loadAgain({ user: { lang: 'es' } })
    await expect(widget.inside.locator('html')).toHaveAttribute('lang', 'es')
    await expect(widget.inside.getByRole('switch')).not.toBeChecked()
    await widget.openAgain('/paywidget/', { host })
    await widget.openMethod('Mercado Pago')
    await expect(withBonus(widget)).not.toBeChecked()
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    const [sent] = await cashier.calls('deposit-create')
    expect(sent?.payload).toMatchObject({ isActivatedBonus: false, amount: '500.00' })
    await widget.openAgain('/paywidget/', { host })
    await widget.openMethod('Mercado Pago')
    await withBonus(widget).click()
    await expect(chosen(widget)).toHaveText('Second bonus')
    await withBonus(widget).click()
    await widget.changePlayer()
    await widget.openMethod('Mercado Pago')
    await expect(chosen(widget)).toHaveText('First bonus')
    expect(await widget.frame().evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('without_bonus')
  })
})

test.describe('the page of a bonus', () => {
  test('ROUTE-38 BONUS-03 BONUS-16 DATA-36 shows the terms of a deposit bonus, also after a reload, and can select it', {
    tag: '@core',
  }, async ({ widget }) => {
    const host = withBonuses()
    await widget.open({ host, path: '/paywidget/deposit/bonus-details?bonus=3' })
    const seen = async () => {
      await expect(widget.inside.getByText('+50% every weekend')).toBeVisible()
      await expect(row(widget, 'Minimum deposit')).toHaveText('200.00 MXN')
      await expect(row(widget, 'Bonus on your deposit')).toHaveText('+50%')
      await expect(row(widget, 'Maximum bonus')).toHaveText('1,500.00 MXN')
      await expect(row(widget, 'Wagering requirement')).toHaveText('×30')
      await expect(row(widget, 'Maximum withdrawal')).toHaveText('3,750.00 MXN')
    }
    await seen()
    await widget.openAgain(await widget.address(), { host })
    await seen()
    await widget.button('Use this bonus').click()
    await expect(widget.inside.getByText('Selected')).toBeVisible()
    await expect(widget.button('Use this bonus')).toHaveCount(0)
    await widget.button('Choose payment method').click()
    await expect(card(widget, '+50% every weekend')).toContainText('Selected')
  })

  test('BONUS-04 BONUS-03 DATA-37 shows the number of free spins, their games and their maximum winnings', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ host: withBonuses() })
    await card(widget, '50 free spins').click()
    await expect(row(widget, 'Free spins')).toHaveText('50')
    await expect(row(widget, 'Maximum win from spins')).toHaveText('1,000.00 MXN')
    await expect(row(widget, 'Maximum winnings')).toHaveText('×5')
    await expect(row(widget, 'Wagering requirement')).toHaveText('×30')
    const games = widget.inside.getByRole('list', { name: 'Games for free spins' }).getByRole('listitem')
    await expect(games).toHaveText(['Book of Gold', 'Lucky Reels', 'Comet Rush'])
    await expect(row(widget, 'Bonus on your deposit')).toHaveCount(0)
  })

  test('BONUS-03 BONUS-07 counts down, and stays open without its button when the bonus ends', async ({ widget }) => {
    const now = await clocked(widget)
    await load(widget, [{ ...ONE, mustAccruedBefore: now + 90_000 }, TWO])
    await card(widget, 'First bonus').click()
    await expect(widget.inside.getByRole('timer')).toHaveText(/^1:\d\d$|^01:\d\d$/)
    await passUntil(widget, widget.inside.getByText('This bonus has ended.'))
    await expect(widget.inside.getByText('First bonus')).toBeVisible()
    await expect(widget.inside.getByRole('timer')).toHaveCount(0)
    await expect(widget.button('Use this bonus')).toHaveCount(0)
    await widget.button('Choose payment method').click()
    await expect(cards(widget)).toHaveCount(1)
    await expect(card(widget, 'Second bonus')).toContainText('Added automatically')
  })

  test('opens from a form, which keeps its amount, and in the crypto-balance cashier', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ host: withBonuses([ONE]) })
    await fillIn(widget, '432')
    await widget.button('How this bonus works').click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/bonus-details')
    await expect(widget.inside.getByText('First bonus')).toBeVisible()
    await widget.back.click()
    await expect(widget.amount).toHaveValue('432')
    await widget.open({ host: { mode: 'cryptobalance', ...withBonuses([ONE]) } })
    await card(widget, 'First bonus').click()
    await expect.poll(widget.address).toBe('/paywidget/cryptobalance/deposit/fiat/bonus-details?bonus=1')
    await expect(row(widget, 'Minimum deposit')).toHaveText('300.00 MXN')
  })

  test('BONUS-03 says that a bonus is no longer available, and leads to the list', async ({ widget }) => {
    await widget.open({ path: '/paywidget/deposit/bonus-details', host: withBonuses([ONE]) })
    await expect(widget.inside.getByText('First bonus')).toBeVisible()
    await widget.tell('bonus-list-updated', [])
    await expect(widget.heading('This bonus isn’t available')).toBeVisible()
    await widget.button('Choose payment method').click()
    await expect(widget.tile('Airtm')).toBeVisible()
  })
})

test.describe('the crypto bonus', () => {
  const meta = { isCryptoBonusAvailable: true }
  const toggle = (widget: WidgetPage) => widget.inside.getByRole('switch', { name: 'Use the 5% crypto bonus' })
  const comes = (widget: WidgetPage) => widget.inside.getByText('include the crypto bonus')

  test('BONUS-02 BONUS-14 BONUS-15 I4 shows 5% on the crypto tile, is on by default, and can be switched off', {
    tag: '@core',
  }, async ({ widget, cashier }) => {
    await widget.open({ host: withBonuses([], { schema: { meta } }) })
    await expect(widget.tile('Crypto')).toContainText('5%')
    await widget.tile('Crypto').click()
    await expect(toggle(widget)).toBeChecked()
    await widget.tile('Bitcoin').click()
    await expect(comes(widget)).toBeVisible()
    await widget.back.click()
    await toggle(widget).click()
    await expect(toggle(widget)).not.toBeChecked()
    await widget.tile('Bitcoin').click()
    await expect(widget.coinAddress).toBeVisible()
    await expect(comes(widget)).toHaveCount(0)
    const sent = (await cashier.calls('deposit-create')).map(({ payload }) => payload)
    expect(sent).toMatchObject([{ isActivatedBonus: true }, { isActivatedBonus: false }])
    for (const one of sent) expect(one).not.toHaveProperty('bonusId')
  })

  test.describe('where storage is allowed', () => {
    test.use({ storage: 'allowed' })

    test('BONUS-15 stays switched off after a reload', async ({ widget, cashier }) => {
      const host = withBonuses([], { schema: { meta } })
      await widget.open({ host })
      await widget.tile('Crypto').click()
      await toggle(widget).click()
      await expect(toggle(widget)).not.toBeChecked()
      await widget.openAgain('/paywidget/', { host })
      await widget.tile('Crypto').click()
      await expect(toggle(widget)).not.toBeChecked()
      await widget.tile('Bitcoin').click()
      await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
      expect((await cashier.calls('deposit-create')).map(({ payload }) => payload)).toMatchObject([
        { isActivatedBonus: false },
      ])
    })
  })

  for (const [why, host] of [
    ['the schema does not allow it', withBonuses()],
    ['the player is in another group', { extra: JSON.stringify({ schema: { meta } }) }],
  ] as const) {
    test(`BONUS-14 is not offered when ${why}`, async ({ widget, cashier }) => {
      await widget.open({ host })
      await widget.tile('Crypto').click()
      await widget.tile('Bitcoin').click()
      await expect(widget.coinAddress).toBeVisible()
      expect((await cashier.calls('deposit-create')).map(({ payload }) => payload)).toMatchObject([
        { isActivatedBonus: false },
      ])
      await widget.back.click()
      await expect(widget.tile('Bitcoin')).toBeVisible()
      await expect(toggle(widget)).toHaveCount(0)
      await widget.back.click()
      await expect(widget.tile('Crypto')).toBeVisible()
      await expect(widget.tile('Crypto')).not.toContainText('5%')
    })
  }
})
