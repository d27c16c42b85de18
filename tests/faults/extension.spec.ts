import { expect, test } from '../journeys/support/journey.ts'

test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    // A password manager: it puts its icon after each input that gets the focus.
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.nextElementSibling?.tagName === 'MANAGER-ICON') return
      target.after(document.createElement('manager-icon'))
    }),
  ),
)

test('B27 C67 I5 with an element of an extension after the amount input, the amount shown is the one that is sent', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await widget.open()
  await widget.openMethod('Mercado Pago')
  const shown = widget.inside.locator('label:has([id="pw-field-amount"]) span[aria-hidden]')
  await widget.amount.focus()
  await expect(widget.inside.locator('[id="pw-field-amount"] + manager-icon')).toBeAttached()
  await widget.amount.fill('1750')
  await expect(shown, 'it covers no amount that is being typed').toBeHidden()
  await widget.amount.blur()
  await expect(shown).toHaveText('1,750.00')
  const chip = widget.inside.getByRole('group').getByRole('button').last()
  const chosen = await chip.innerText()
  expect(chosen).not.toContain('1,750')
  await chip.click()
  await expect(shown).toContainText(chosen)
  await expect(widget.submit).toContainText(chosen)
  await widget.submit.click()
  await expect(widget.status).toContainText('Waiting for your payment')
  expect((await cashier.deposits()).map(({ amount }) => Number(amount))).toEqual([Number(chosen.replace(',', ''))])
})
