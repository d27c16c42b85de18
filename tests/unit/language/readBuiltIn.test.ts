import { readFileSync } from 'node:fs'
import complete from 'virtual:built-in/complete'
import list from 'virtual:built-in/deposit.list'
import redirect from 'virtual:built-in/deposit.redirect'
import p2p from 'virtual:built-in/variants/deposit.redirect.p2p'
import withdrawal from 'virtual:built-in/withdrawal.redirect'
import { expect, it } from 'vitest'
import { checkText } from '../../../src/language/checkDocument.ts'
import { readBuiltIn } from '../../../src/language/readBuiltIn.ts'

it('reads each Map at its place, however deep, and everything else as JSON', () => {
  const text = '{"a":[{"$map":[["x",{"y":{"$map":[]}}],["z",null]]}],"b":{"c":1}}'
  expect(readBuiltIn(text)).toEqual({
    a: [
      new Map<string, unknown>([
        ['x', { y: new Map() }],
        ['z', null],
      ]),
    ],
    b: { c: 1 },
  })
})

/** A built-in layout leaves out the columns, which only error messages need. */
function withoutColumns(value: unknown): unknown {
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [key, withoutColumns(member)]))
  if (Array.isArray(value)) return value.map(withoutColumns)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name]) => name !== 'column')
  return Object.fromEntries(members.map(([name, member]) => [name, withoutColumns(member)]))
}

it.each([
  ['complete', complete],
  ['deposit.list', list],
  ['deposit.redirect', redirect],
  ['variants/deposit.redirect.p2p', p2p],
  ['withdrawal.redirect', withdrawal],
])('the module of %s is what checking its document gives', (name, built) => {
  const { layout } = checkText(readFileSync(`schemas/layouts/${name}.json`, 'utf8'))
  expect(built).toEqual(withoutColumns(layout))
})
