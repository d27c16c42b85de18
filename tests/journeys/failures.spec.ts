import { expect, test } from './support/journey.ts'

test.describe('a refusal', () => {
  test.beforeEach(({ watch }) => watch.allow(/status of 4\d\d/))

  test('S9 X6 C10 an expired session on the list: the host is told once, the player reads why; a new token brings the list', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'tokenExpired' })
    await expect(widget.ended).toContainText('Please sign in again on the site.')
    await expect(widget.notice).toHaveCount(0)
    await expect(widget.heading('Error occurred')).toHaveCount(0)
    const messages = await widget.messages()
    const types = messages.map(({ messageType }) => messageType)
    expect(types.filter((type) => type === 'onTokenExpired')).toHaveLength(1)
    expect(types).not.toContain('onInitError')
    expect(messages).toContainEqual({
      messageType: 'onRequestError',
      payload: expect.objectContaining({ status: 401, code: 'auth.tokenExpired' }),
    })
    await cashier.play('default')
    const user = { token: `${widget.token()}.2`, id: '90210', currency: 'MXN', paymentGeo: 'MX' }
    await widget.tell('loaded', { user })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.ended).toHaveCount(0)
    await widget.openMethod('Airtm')
  })

  test('S9 an expired session on the create: the form is kept, a new token of the host helps', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'tokenExpiredOnCreate' })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.ended).toBeVisible()
    await expect(widget.notice).toHaveCount(0)
    await expect(widget.amount).toHaveValue('500')
    await widget.tell('loaded', {
      user: { token: `${widget.token()}.2`, id: '90210', currency: 'MXN', paymentGeo: 'MX' },
    })
    await expect(widget.ended).toHaveCount(0)
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
  })

  test('in the words of the merchant: its bold and its link are shown, and nothing of it runs', async ({
    widget,
    cashier,
  }) => {
    await widget.open({ scenario: 'merchantError' })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.notice).toContainText('Your bank said no.')
    await expect(widget.notice.locator('b, strong')).toHaveText('no')
    await expect(widget.notice.getByRole('link', { name: 'read why' })).toHaveAttribute('rel', /noopener/)
    await expect(widget.notice.locator('img, script')).toHaveCount(0)
    expect(await widget.frame().evaluate(() => '__hacked' in window)).toBe(false)
    await expect(widget.amount).toHaveValue('500')
    expect(await cashier.deposits()).toHaveLength(0)
  })

  test('HDR-09: a notice slides down from the top, and is closed', async ({ widget }) => {
    await widget.page.emulateMedia({ reducedMotion: 'no-preference' })
    await widget.open({ scenario: 'createRefused' })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    const slide = widget.frame().evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('animationstart', ({ target }) => {
            const notice = target instanceof Element ? target.closest('[role="alert"]') : null
            const [animation] = notice?.getAnimations() ?? []
            if (animation?.effect instanceof KeyframeEffect) resolve(animation.effect.getKeyframes()[0]?.transform)
          })
        }),
    )
    await widget.submit.click()
    expect(await slide, 'where it comes from').toMatch(/^translateY\(-\d+px\)$/)
    await expect(widget.notice).toContainText('The payment provider could not do this.')
    await expect.poll(async () => (await widget.notice.boundingBox())?.y).toBeLessThan(40)
    await widget.button('Close the message').click()
    await expect(widget.notice).toHaveCount(0)
  })

  test('a notice goes by itself after five seconds', async ({ widget, cashier }) => {
    await widget.open({ scenario: 'createRefused', hasClock: true })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.notice).toBeVisible()
    await widget.pass(5_100)
    await expect(widget.notice).toHaveCount(0)
    expect(await cashier.deposits()).toHaveLength(0)
  })
})
