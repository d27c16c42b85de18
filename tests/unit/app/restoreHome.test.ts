import { expect, it } from 'vitest'
import { restoreHome } from '../../../src/app/payments/restoreHome.ts'
import type { ChosenHome } from '../../../src/services/Carried.ts'
import { session } from '../features/builders.ts'

const OWN = { country: 'MX', currency: 'MXN' }
const CHOSEN: ChosenHome = { own: OWN, home: { country: 'BR', currency: 'USDT' }, money: 'crypto', mode: 'main' }

/** The country, currency and number of list requests after a restart. `again`: the country chosen since the restart. */
function restored(chosen: ChosenHome | undefined, { own = OWN, again = '' } = {}) {
  const player = session({ currency: own.currency, paymentGeo: own.country })
  let loads = 0
  if (again !== '') player.chooseGeo(again)
  restoreHome({ session: player, own, chosen, loading: { load: async () => void loads++ } })
  return [player.paymentGeo, player.currency, loads]
}

it('M1 the country and currency that the player chose are restored after a restart, and the list is reloaded', () => {
  expect(restored(CHOSEN)).toEqual(['BR', 'USDT', 1])
})

it('M1 a coin that our table of currencies lacks stays a coin', () => {
  const player = session({ currency: 'MXN', paymentGeo: 'MX' })
  const home = { country: 'MX', currency: 'FOOCOIN' }
  restoreHome({ session: player, own: OWN, chosen: { ...CHOSEN, home }, loading: { load: async () => {} } })
  expect(player.moneyOf('FOOCOIN')).toBe('crypto')
})

it.each<[string, ReturnType<typeof restored>, readonly unknown[]]>([
  ['nothing was chosen', restored({ ...CHOSEN, home: OWN }), ['MX', 'MXN', 0]],
  ['there was no app before', restored(undefined), ['MX', 'MXN', 0]],
  ['the host has changed the country', restored(CHOSEN, { own: { country: 'CL', currency: 'MXN' } }), ['CL', 'MXN', 0]],
  [
    'the host has changed the currency',
    restored(CHOSEN, { own: { country: 'MX', currency: 'USD' } }),
    ['MX', 'USD', 0],
  ],
  ['the player has chosen again', restored(CHOSEN, { again: 'PE' }), ['PE', 'MXN', 0]],
  ['it was another cashier', restored({ ...CHOSEN, mode: 'cryptobalance' }), ['MX', 'MXN', 0]],
])('M1 nothing is restored and no list requested if %s', (_, result, expected) => expect(result).toEqual(expected))
