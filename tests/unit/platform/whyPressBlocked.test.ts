import { describe, expect, it } from 'vitest'
import { type Press, type PressBlock, whyPressBlocked } from '../../../src/platform/page/whyPressBlocked.ts'

const never = Number.POSITIVE_INFINITY
const honest: Press = { visible: true, sinceUnseen: never, sinceShown: never, sinceOther: never }

describe('S16 B7 a press that may be somebody else’s doing', () => {
  it.each<[what: string, press: Partial<Press>, why: PressBlock | undefined]>([
    ['on what is seen', {}, undefined],
    ['where nobody can tell', { visible: undefined }, undefined],
    ['on what is not seen', { visible: false }, 'unseen'],
    ['again, before the notice could be read', { visible: false, sinceUnseen: 999 }, 'unseen'],
    ['again, once it could', { visible: false, sinceUnseen: 1_000 }, undefined],
    ['again, after a minute', { visible: false, sinceUnseen: 60_001 }, 'unseen'],
    ['just under the pointer', { sinceShown: 499 }, 'moved'],
    ['there for half a second', { sinceShown: 500 }, undefined],
    ['the second of a double click', { sinceOther: 499 }, 'doubled'],
    ['half a second after another', { sinceOther: 500 }, undefined],
    ['confirmed, but it moved again', { visible: false, sinceUnseen: 2_000, sinceShown: 10 }, 'moved'],
  ])('%s', (_, press, why) => expect(whyPressBlocked({ ...honest, ...press })).toBe(why))
})
