import { expect, it } from 'vitest'
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
