import type { Player } from './support/createPlayer.ts'
import { expect, test } from './support/test.ts'

async function openForm(player: Player): Promise<void> {
  await player.open()
  await player.press(player.tile('Airtm'))
  await player.see(player.amount)
}

const valueBecomes = (player: Player, field: string, value: string) =>
  expect.poll(() => player.valueOf(field), `${player.driver.engine} shows ${value}`).toBe(value)

test('E4 undo and redo step through the typed amounts', async ({ player }) => {
  await openForm(player)
  await player.fill(player.amount, '1234')
  await valueBecomes(player, 'amount', '1234')
  await player.withControl('z')
  await valueBecomes(player, 'amount', '123')
  await player.withControl('z')
  await valueBecomes(player, 'amount', '12')
  await player.withControl('y')
  await valueBecomes(player, 'amount', '123')
  await player.see(player.button('Deposit 123.00 MXN'))
})

test('E7 a value that a script sets counts as typed', async ({ player, cashier }) => {
  await openForm(player)
  for (const [field, value] of [
    ['amount', '700'],
    ['email', 'ana.lucia@correo.mx'],
  ]) {
    await player.driver.run(
      'widget',
      ({ id, text }) => {
        const input = document.getElementById(id) as HTMLInputElement
        input.value = text
        input.dispatchEvent(new Event('input', { bubbles: true }))
      },
      { id: `pw-field-${field}`, text: `${value}` },
    )
  }
  await player.press(player.button('Deposit 700.00 MXN'))
  await expect
    .poll(async () => (await cashier.calls('deposit-create')).at(-1)?.payload)
    .toMatchObject({ amount: '700.00', fields: { email: 'ana.lucia@correo.mx' } })
})

test('E6 the clear button of the search shows the whole list and focuses the search', async ({ player }) => {
  await player.open()
  await player.fill({ css: 'input[type="search"]' }, 'oxx')
  await player.lose(player.tile('Airtm'))
  await player.press(player.button('Clear search'))
  await player.see(player.tile('Airtm'))
  expect(await player.see({ css: 'input[type="search"]' })).toMatchObject({ value: '', isFocused: true })
  await player.lose(player.button('Clear search'))
})
