import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createResume } from '../../../src/embed/createResume.ts'
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

describe('W1 what the loader keeps of several frames', () => {
  it('A has no answer and B is paid: after a reload A is told of its payment', () => {
    const [a, b] = [frame(), frame()]
    a.says(entry('a-777'))
    b.says(entry('b-50'))
    b.says()
    expect(frame().first).toEqual(['a-777'])
  })

  it.each<[string, (a: ReturnType<typeof frame>, b: ReturnType<typeof frame>) => void, string[]]>([
    [
      'both are open',
      (a, b) => {
        a.says(entry('a'))
        b.says(entry('b'))
      },
      ['a', 'b'],
    ],
    [
      'B had none, and says so',
      (a, b) => {
        a.says(entry('a'))
        b.says()
      },
      ['a'],
    ],
    [
      'both have an end',
      (a, b) => {
        a.says(entry('a'))
        b.says(entry('b'))
        a.says()
        b.says()
      },
      [],
    ],
    [
      'A has an end that B has not heard of',
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
      'B knows of both, and ends both',
      (a, b) => {
        const open = entry('a')
        a.says(open)
        b.says(open, entry('b'))
        b.says()
      },
      [],
    ],
    [
      'A goes out again by the same key after its end',
      (a) => {
        a.says(entry('a'))
        a.says()
        a.says(entry('a', { createdAt: Date.now() + 5 }))
      },
      ['a'],
    ],
    [
      'one after the other is taken back by a frame of an older build',
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

  it('a frame after a reload that has said nothing yet ends nothing', () => {
    frame().says(entry('a'), entry('b'))
    const next = frame()
    next.says(entry('b'))
    expect(frame().first.toSorted()).toEqual(['a', 'b'])
    next.says()
    expect(frame().first).toEqual(['a'])
  })

  it('where the page may store nothing either, for as long as the page lives', () => {
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

describe('G5 what the loader keeps of several players', () => {
  it('each is told of their own', () => {
    frame('anna').says(entry('a'))
    frame('ben').says(entry('b'))
    expect([frame('anna').first, frame('ben').first, frame('eve').first]).toEqual([['a'], ['b'], []])
  })

  it('a frame in which the player changes, and comes back', () => {
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

  it('takes over what a former loader has kept for everybody', () => {
    const kept = stubSession()
    kept.set(`paywidget:intent:${ORIGIN}`, text(entry('a')))
    expect(frame().first).toEqual(['a'])
    expect(frame().first, 'once').toEqual(['a'])
    expect(frame('ben').first).toEqual([])
  })
})

it.each(['', 'rubbish', btoa('{}'), btoa(encodeURIComponent('[1,null,{"key":3}]'))])(
  'C35 of a storage that holds %j nothing is believed',
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

it('H10 a payment of more than a day ago is not handed back, and a text is never longer than a host may send', () => {
  const one = frame()
  const many = Array.from({ length: 200 }, (_, n) => entry(`key-${n}`, { createdAt: Date.now() + n }))
  one.says(entry('old', { createdAt: Date.now() - 25 * 3_600_000 }), ...many)
  const { first } = frame()
  expect(first).not.toContain('old')
  expect(first[0], 'the newest').toBe('key-199')
  expect(text(...many).length).toBeLessThanOrEqual(LONGEST_REFERENCE)
})
