import { expect, it } from 'vitest'
import { chooseLayout, type LayoutRow } from '../../../src/language/chooseLayout.ts'

const PIX = { screen: 'deposit.redirect', method: 'pix', category: 'cash', cardViewType: '6' }
const row = (file: string, over: Partial<LayoutRow> = {}): LayoutRow => ({ screen: 'deposit.redirect', file, ...over })

const ROWS = [
  row('screen'),
  row('view', { cardViewType: '6' }),
  row('category', { category: 'cash' }),
  row('method', { method: 'pix' }),
  row('elsewhere', { screen: 'complete', method: 'pix' }),
]

it.each(['method', 'category', 'view', 'screen'])(
  'chooses by method, category, card view type, screen: %s comes next',
  (file) => {
    const left = ROWS.slice(0, ROWS.findIndex((each) => each.file === file) + 1)
    expect(chooseLayout(left.toReversed(), PIX)).toBe(file)
  },
)

it('returns undefined for a screen without a matching row', () => {
  expect(chooseLayout([], PIX)).toBeUndefined()
  expect(chooseLayout([row('other', { method: 'spei' })], PIX)).toBeUndefined()
})

it('falls back to the row of the screen when the method is unknown', () => {
  expect(chooseLayout(ROWS, { screen: 'deposit.redirect' })).toBe('screen')
  expect(chooseLayout(ROWS, { screen: 'complete', method: undefined })).toBeUndefined()
})

it('matches a row only if all of its keys match', () => {
  const both = row('both', { method: 'spei', category: 'cash' })
  expect(chooseLayout([both], PIX)).toBeUndefined()
  expect(chooseLayout([both], { ...PIX, method: 'spei' })).toBe('both')
  expect(chooseLayout([both], { ...PIX, method: 'spei', category: 'card' })).toBeUndefined()
})
