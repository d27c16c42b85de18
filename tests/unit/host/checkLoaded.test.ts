import { expect, it } from 'vitest'
import { USER } from '../../../schemas/host/loaded.ts'
import { checkLoaded } from '../../../src/host/bridge/checkLoaded.ts'

function check(members: object) {
  const checked = checkLoaded({ user: { token: 't', currency: 'EUR' }, ...members })
  if (!checked.ok) throw new Error(`refused: ${checked.paths.join(' ')}`)
  return checked
}
const bonus = (at: number) => ({ id: `b${at}`, type: 'deposit', currency: 'EUR' })
const bonuses = (count: number) => Array.from({ length: count }, (_, at) => bonus(at))

it('leaves out an invalid entry of a list, and warns with its index', () => {
  const { loaded, warnings } = check({ bonusList: [...bonuses(12), 'text'] })
  expect(loaded.bonusList).toEqual(bonuses(12))
  expect(warnings).toEqual(['/bonusList/12 does not match the schema: ignored'])
})

it('B33 reads the first 200 entries of a list, and warns if there are more', () => {
  const { loaded, warnings } = check({ bonusList: bonuses(201) })
  expect(loaded.bonusList).toEqual(bonuses(200))
  expect(warnings).toEqual(['bonusList has more than 200 entries: the others are ignored'])
  expect(check({ bonusList: bonuses(200) }).warnings).toEqual([])
})

it('names the missing member', () => {
  expect(checkLoaded({ user: { currency: 'EUR' } })).toEqual({ ok: false, paths: ['/user/token'] })
  expect(checkLoaded([])).toEqual({ ok: false, paths: [''] })
})

const OPTIONAL = Object.keys(USER.properties).filter((name) => name !== 'token')

it.each(OPTIONAL)('HOST-11 Q-017 reads an empty user.%s as missing: null, "", [] and {}', (name) => {
  for (const empty of [null, '', [], {}]) {
    const { loaded, warnings } = check({ user: { token: 't', [name]: empty } })
    expect(loaded.user).toEqual({ token: 't' })
    expect(warnings).toEqual([])
  }
})

it('HOST-11 Q-017 reads the balance of a player without a wallet', () => {
  const balanceOf = (primary: unknown) => check({ user: { token: 't', balanceData: { primary } } }).loaded.user
  for (const unset of [{ amount: null, currency: null }, { amount: '', currency: '' }, null, []])
    expect(balanceOf(unset)).toEqual({ token: 't' })
  const onlyCurrency = { amount: null, currency: 'EUR' }
  expect(balanceOf(onlyCurrency)).toEqual({ token: 't', balanceData: { primary: onlyCurrency } })
})

it.each(['userId', 'bonusId', 'partnerKey', 'closingButton', 'host'])('reads an empty %s as missing', (name) => {
  for (const empty of [null, '']) expect(check({ [name]: empty }).loaded).not.toHaveProperty(name)
})
