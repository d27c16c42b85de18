import { expect, it } from 'vitest'
import { isSecondPress, type PressFacts } from '../../../src/platform/page/isSecondPress.ts'

const SOON = { sinceLast: 80, sinceFirst: 80, isSamePage: false }
const DOUBLE: PressFacts = { ...SOON, clickCount: 2, isTouch: false, distance: 0 }
const TAP: PressFacts = { ...SOON, clickCount: 1, isTouch: true, distance: 3 }

it.each<[what: string, press: PressFacts, isSecond: boolean]>([
  ['the second click of a double click, on another page', DOUBLE, true],
  ['the third in a row', { ...DOUBLE, clickCount: 3 }, true],
  ['the fourth in a row, which is meant for the new page', { ...DOUBLE, clickCount: 4 }, false],
  ['the second click after a first one that is unknown', { ...DOUBLE, sinceLast: Infinity, distance: undefined }, true],
  ['a double click on one page', { ...DOUBLE, isSamePage: true }, false],
  ['a single click on another page', { ...DOUBLE, clickCount: 1 }, false],
  ['the second tap of a finger, on another page', TAP, true],
  ['the second tap after a first one whose place is unknown', { ...TAP, distance: undefined }, true],
  ['two taps on one page', { ...TAP, isSamePage: true }, false],
  ['a tap elsewhere', { ...TAP, distance: 41 }, false],
  ['a tap half a second later', { ...TAP, sinceLast: 500, sinceFirst: 500 }, false],
  ['a tap in a row that began a second ago', { ...TAP, sinceFirst: 1000 }, false],
  ['the first tap', { ...TAP, sinceLast: Infinity, sinceFirst: Infinity, distance: undefined }, false],
])('P11 %s', (_, press, isSecond) => {
  expect(isSecondPress(press)).toBe(isSecond)
})
