import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createResume } from '../../../src/embed/createResume.ts'
import type { PaywidgetData } from '../../../src/embed/types.ts'
import { LONGEST_REFERENCE, packReference, unpackReference } from '../../../src/host/bridge/intentReference.ts'

const ORIGIN = 'https://pay.example'

function stubSession() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return kept
}

const entry = (key: string, over: object = {}) => ({ key, identity: 'anna', createdAt: Date.now(), ...over })
const text = (...entries: object[]) => packReference(entries)

const player = (id: string) => ({ user: { id, token: 'token' } })

/** A player's frame after a load of the page. */
function frame(identity = 'anna', origin = ORIGIN) {
  const resume = createResume(origin, player(identity))
  const given = () => unpackReference(resume.read(player(identity))).map((one) => (one as { key: string }).key)
  const first = given()
  return { first, given, says: (...entries: object[]) => resume.keep(text(...entries)), keep: resume.keep }
}

beforeEach(() => void stubSession())
afterEach(() => vi.unstubAllGlobals())

describe('W1 the references that the loader stores for several frames', () => {
  it('A has no response and B’s payment has ended: after a reload A’s payment is returned', () => {
    const [a, b] = [frame(), frame()]
    a.says(entry('a-777'))
    b.says(entry('b-50'))
    b.says()
    expect(frame().first).toEqual(['a-777'])
  })

  it.each<[string, (a: ReturnType<typeof frame>, b: ReturnType<typeof frame>) => void, string[]]>([
    [
      'both payments are open: returns both',
      (a, b) => {
        a.says(entry('a'))
        b.says(entry('b'))
      },
      ['a', 'b'],
    ],
    [
      'B reports that it has none: returns A’s',
      (a, b) => {
        a.says(entry('a'))
        b.says()
      },
      ['a'],
    ],
    [
      'both payments have ended: returns none',
      (a, b) => {
        a.says(entry('a'))
        b.says(entry('b'))
        a.says()
        b.says()
      },
      [],
    ],
    [
      'B reports A’s payment again after A has ended it: returns B’s only',
      (a, b) => {
        const open = entry('a')
        a.says(open)
        b.says(open, entry('b'))
        a.says()
        b.says(open, entry('b'))
      },
      ['b'],
    ],
    [
      'B has reported both payments and ends both: returns none',
      (a, b) => {
        const open = entry('a')
        a.says(open)
        b.says(open, entry('b'))
        b.says()
      },
      [],
    ],
    [
      'A reports a newer payment with the same key after the first has ended: returns it',
      (a) => {
        a.says(entry('a'))
        a.says()
        a.says(entry('a', { createdAt: Date.now() + 5 }))
      },
      ['a'],
    ],
    [
      'a frame of an older build reports the restored payments one by one: returns all',
      (a, b) => {
        a.says(entry('a'))
        b.says(entry('a'))
        b.says(entry('a'), entry('b'))
      },
      ['a', 'b'],
    ],
  ])('%s', (_, happens, left) => {
    happens(frame(), frame())
    expect(frame().first.toSorted()).toEqual(left)
  })

  it('a frame ends only the payments that it has reported itself since the reload', () => {
    frame().says(entry('a'), entry('b'))
    const next = frame()
    next.says(entry('b'))
    expect(frame().first.toSorted()).toEqual(['a', 'b'])
    next.says()
    expect(frame().first).toEqual(['a'])
  })

  it('stores them in memory while the page lives if session storage is denied', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const origin = 'https://other.example'
    const [a, b] = [frame('anna', origin), frame('anna', origin)]
    a.says(entry('a'))
    b.says(entry('b'))
    b.says()
    expect(frame('anna', origin).first).toEqual(['a'])
  })
})

describe('G5 the references that the loader stores for several players', () => {
  it('returns each player only their own payments', () => {
    frame('anna').says(entry('a'))
    frame('ben').says(entry('b'))
    expect([frame('anna').first, frame('ben').first, frame('eve').first]).toEqual([['a'], ['b'], []])
  })

  it('stores the payments of each player separately if the player of a frame changes and changes back', () => {
    const resume = createResume(ORIGIN, player('anna'))
    resume.read(player('anna'))
    resume.keep(text(entry('a')))
    expect(resume.read(player('ben'))).toBe('')
    resume.keep(text(entry('b')))
    resume.keep('')
    expect(unpackReference(resume.read(player('anna')))).toMatchObject([{ key: 'a' }])
  })

  it('H2 C35 stores a report that comes before the data is read under the player', () => {
    const kept = stubSession()
    createResume(ORIGIN, player('anna')).keep(text(entry('a')))
    expect(kept.has(`paywidget:intent:${ORIGIN}`)).toBe(false)
    expect([frame('anna').first, frame('ben').first]).toEqual([['a'], []])
  })

  it('gives the reference that an older loader stored without a player to the first player who reads', () => {
    const kept = stubSession()
    kept.set(`paywidget:intent:${ORIGIN}`, text(entry('a')))
    expect(frame().first).toEqual(['a'])
    expect(frame().first, 'once').toEqual(['a'])
    expect(frame('ben').first).toEqual([])
  })
})

it.each([
  ['is missing', {}, 'stored'],
  ['is undefined, as in a state of the host that is not set yet', { resume: undefined }, 'stored'],
  ['is the host’s own', { resume: 'own' }, 'own'],
  ['is empty', { resume: '' }, ''],
])('H2 sends the stored reference if `resume` of the data %s', (_, given, expected) => {
  const resume = createResume(ORIGIN, player('anna'))
  resume.keep(text(entry('a')))
  const data = { ...player('anna'), ...given } as PaywidgetData
  const { payload } = JSON.parse(resume.loadedText(data)) as { payload: { resume: string } }
  expect(payload.resume).toBe(expected === 'stored' ? resume.read(data) : expected)
})

it('G5 switches to the player of data that has its own reference', () => {
  const resume = createResume(ORIGIN, player('anna'))
  resume.loadedText({ ...player('ben'), resume: 'own' })
  resume.keep(text(entry('b')))
  expect([frame('anna').first, frame('ben').first]).toEqual([[], ['b']])
})

it.each(['', 'rubbish', btoa('{}'), btoa(encodeURIComponent('[1,null,{"key":3}]'))])(
  'C35 ignores a stored reference that is malformed: %j',
  (rubbish) => {
    const kept = stubSession()
    const place = `paywidget:intent:${ORIGIN}`
    kept.set(place, rubbish)
    kept.set(`${place}:anna`, rubbish)
    const one = frame()
    expect(one.first).toEqual([])
    one.keep(rubbish)
    one.keep(undefined)
    one.says(entry('a'))
    expect(frame().first).toEqual(['a'])
  },
)

it('H10 leaves it to the cashier which payments are too old, and limits the reference to the length that a host may send', () => {
  const one = frame()
  const many = Array.from({ length: 200 }, (_, n) => entry(`key-${n}`, { createdAt: Date.now() + n }))
  one.says(entry('old', { createdAt: Date.now() - 25 * 3_600_000 }))
  expect(frame().first).toEqual(['old'])
  one.says(...many)
  expect(frame().first[0], 'the newest').toBe('key-199')
  expect(text(...many).length).toBeLessThanOrEqual(LONGEST_REFERENCE)
})
