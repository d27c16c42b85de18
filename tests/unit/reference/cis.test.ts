import { expect, it } from 'vitest'
import { isCis } from '../../../src/reference/cis.ts'
import { COUNTRIES } from '../../../src/reference/countries.ts'

it('CONST-17 of all countries these are of the CIS: az, kg, kz, tj, uz', () => {
  const codes = COUNTRIES.map(({ code }) => code)
  expect(codes.length).toBeGreaterThan(200)
  expect(codes.filter(isCis).toSorted()).toEqual(['AZ', 'KG', 'KZ', 'TJ', 'UZ'])
  expect(['az', 'Kg', 'ru', '', 'KGZ', 'AZ ', 'xkg'].filter(isCis)).toEqual(['az', 'Kg'])
})
