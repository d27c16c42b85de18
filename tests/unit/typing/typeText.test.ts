import { describe, expect, it, vi } from 'vitest'
import type { TextTyping } from '../../../renderers/contract.ts'
import { textRule } from '../../../renderers/typing/textRules.ts'
import { type Selected, typeText } from '../../../renderers/typing/typeText.ts'
import { applyDate, type DateFormat, finishDate } from '../../../schemas/typing/date.ts'
import { applyMask } from '../../../schemas/typing/mask.ts'
import { applyPhone } from '../../../schemas/typing/phone.ts'
import { unmasked } from '../../../schemas/typing/plain.ts'
import fc, { runs } from '../fastCheck.ts'
import { TIMEOUT_MS } from '../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

// Slow, since each run has many key presses: more runs only with LONG=1.
const RUNS = runs(2_000, 200_000)

const KINDS = {
  document: { kind: 'mask', masks: () => ['###.###.###-##', '##.###.###/####-##'] },
  plate: { kind: 'mask', masks: () => ['AA-## (**)'] },
  russian: { kind: 'mask', masks: () => ['+7 (###) ###-##-##'] },
  date: { kind: 'date', format: 'DD/MM/YYYY' },
  iso: { kind: 'date', format: 'YYYY-MM-DD' },
  account: { kind: 'mask', masks: () => ['(##) ##[-##]'] },
  phone: { kind: 'phone', prefix: () => '52' },
  upper: { kind: 'upper' },
  digits: { kind: 'only', only: 'digits' },
  code: { kind: 'only', only: 'code', isUpper: true },
  name: { kind: 'only', only: 'name' },
  latin: { kind: 'only', only: 'latin' },
  expiry: { kind: 'date', format: 'MM/YY' },
} as const satisfies Record<string, TextTyping>

/** "12|3" is a caret, "1[2]3" a selection. */
function at(marked: string): Selected {
  const text = marked.replace(/[|[\]]/g, '')
  const start = marked.search(/[|[]/)
  const end = marked.includes('[') ? marked.indexOf(']') - 1 : start
  return { text, start, end }
}

type Key = { readonly insert: string } | 'Backspace' | 'Delete'

/** The browser's own change of the text for a key, before our code handles it. */
function pressed({ text, start, end }: Selected, key: Key) {
  const isCaret = start === end
  const from = key === 'Backspace' && isCaret ? Math.max(0, start - 1) : start
  const to = key === 'Delete' && isCaret ? Math.min(text.length, end + 1) : end
  const inserted = typeof key === 'object' ? key.insert : ''
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length }
}

function press(before: Selected, key: Key, typing: TextTyping): Selected {
  const edit = pressed(before, key)
  if (edit.text === before.text) return { text: before.text, start: edit.caret, end: edit.caret }
  const { text, caret } = typeText(before, edit, textRule(typing))
  return { text, start: caret, end: caret }
}

const shown = ({ text, start }: Selected) => `${text.slice(0, start)}|${text.slice(start)}`

describe.each<[keyof typeof KINDS, readonly (readonly [before: string, key: Key | string, after: string])[]]>([
  [
    'document',
    [
      ['|', '5', '5|'],
      ['529|', '9', '529.9|'],
      ['529.|9', 'Backspace', '52|9'],
      ['529|.9', 'Delete', '529|'],
      ['5|29.9', '1', '51|2.99'],
      ['529|.982', '1', '529.1|98.2'],
      ['529.982.247-2|', '5', '529.982.247-25|'],
      ['529.982.247-25|', '1', '52.998.224/7251|'],
      ['52.998.224/7251|', 'Backspace', '529.982.247-25|'],
      ['11.222.333/0001-81|', '9', '11.222.333/0001-81|'],
      ['1|1.222.333/0001-81', '9', '1|1.222.333/0001-81'],
      ['529|.982', '.', '529.|982'],
      ['529|.982', 'x', '529|.982'],
      ['5|', 'x', '5|'],
      ['[529.982]', 'x', '529.982|'],
      ['[529.982]', 'Backspace', '|'],
      ['5[29.9]82', 'Delete', '5|82'],
      ['529[.]982', 'Delete', '529|.982'],
      ['[529.982]', { insert: ' 112.223.330-00 ' }, '112.223.330-00|'],
      ['|', { insert: '52998224725' }, '529.982.247-25|'],
      ['5|9', { insert: '٢٩' }, '529|.9'],
      ['|529', 'Backspace', '|529'],
    ],
  ],
  [
    'plate',
    [
      ['|', 'a', 'a|'],
      ['|', '1', '|'],
      ['ab|', '1', 'ab-1|'],
      ['ab-12|', 'z', 'ab-12 (z|'],
      ['ab-12 (z|', '9', 'ab-12 (z9|)'],
      ['ab-12 (z9)|', 'Backspace', 'ab-12 (z|'],
      ['ab-12 (z9|)', 'Backspace', 'ab-12 (z|'],
      // The z is dropped: its slot is for a digit now.
      ['ab-12 (|z', 'Backspace', 'ab-1|'],
      ['a|b-12', 'c', 'a|b-12'],
    ],
  ],
  [
    'russian',
    [
      ['|', '9', '+7 (9|'],
      ['|', '7', '+7 (7|'],
      ['+7 (9|', 'Backspace', '|'],
      ['+7 (|9', 'Backspace', '|+7 (9'],
      ['|', { insert: '+79161234567' }, '+7 (916) 123-45-67|'],
      ['+7 (9|', '7', '+7 (97|'],
      ['+7 (91|6) 1', '7', '+7 (917|) 61'],
    ],
  ],
  [
    'account',
    [
      ['(12) 3|', '4', '(12) 34|'],
      ['(12) 34|', '5', '(12) 34-5|'],
      ['(12) 34-5|', 'Backspace', '(12) 34|'],
      ['(12) 34-56|', '7', '(12) 34-56|'],
      ['(12) 34-|5', 'Backspace', '(12) 3|5'],
      ['|', { insert: '12 34 56' }, '(12) 34-56|'],
    ],
  ],
  [
    'date',
    [
      ['|', '3', '3|'],
      ['|', '4', '04|'],
      ['3|', '2', '3|'],
      ['1|', '/', '01|'],
      ['01|', '2', '01/2|'.replace('2', '02')],
      ['31/1|', '3', '31/1|'],
      ['31/1|', '2', '31/12|'],
      ['31/12|', '1', '31/12/1|'],
      ['31/12/1|', '8', '31/12/1|'],
      ['31/12/2001|', '1', '31/12/2001|'],
      ['31/|12/2001', 'Backspace', '3|/12/2001'],
      ['3|/12/2001', '0', '30|/12/2001'],
      ['3|/12/2001', '2', '3|/12/2001'],
      ['31|/12/2001', '/', '31/|12/2001'],
      ['31|/12/2001', 'Delete', '31|/2/2001'],
      ['31/|2/2001', '0', '31/0|2/2001'],
      ['31/|2/2001', '5', '31/|2/2001'],
      ['3|1/12/2001', '0', '3|1/12/2001'],
      ['|/12/2001', '4', '04|/12/2001'],
      ['[31]/12/2001', '1', '1|/12/2001'],
      ['[31/12]/2001', '1', '1|//2001'],
      ['31/[12]/2001', 'Delete', '31/|/2001'],
      ['31/12/[2001]', 'Delete', '31/12|'],
      ['31/12/|2001', 'Backspace', '31/1|/2001'],
      ['31/12/|2001', 'Delete', '31/12/|001'],
      ['31/12/|001', '2', '31/12/2|001'],
      ['[31/12/2001]', { insert: '1.2.1999' }, '01/02/1999|'],
      ['|', { insert: '1999-02-01' }, '01/02/1999|'],
      ['[31/12/2001]', '5', '05|'],
      ['[31/12/2001]', 'Backspace', '|'],
      ['0|1/1', '2', '0|1/1'],
    ],
  ],
  [
    'iso',
    [
      ['|', '0', '|'],
      ['1|', '8', '1|'],
      ['1999|', '4', '1999-04|'],
      ['1999-0|4-01', '1', '1999-0|4-01'],
      ['1999-|4-01', '1', '1999-|4-01'],
      ['1999-1|-01', '2', '1999-12|-01'],
      ['|999-12-01', '1', '1|999-12-01'],
      ['|999-12-01', '0', '|999-12-01'],
    ],
  ],
  [
    'phone',
    [
      ['|', '5', '525|'],
      ['52|', '5', '525|'],
      ['|525', '1', '521|5'],
      ['5|25', '1', '521|5'],
      ['52|', 'Backspace', '52|'],
      ['52|5', 'Backspace', '52|5'],
      ['|525', 'Delete', '52|'],
      ['[525]', 'Backspace', '52|'],
      ['[525]', { insert: '+52 55 1234 5678' }, '525512345678|'],
      ['52|', { insert: '+52 55 1234 5678' }, '525512345678|'],
      ['52|', { insert: '0052 55 1234 5678' }, '525512345678|'],
      ['52|', { insert: '52 55 1234 5678' }, '525512345678|'],
      ['[525]', { insert: '5512345678' }, '525512345678|'],
      ['5255|', '٣', '52553|'],
      ['5255|', '+', '5255|'],
      ['52|1234567890123', '9', '52|1234567890123'],
      ['521234567890123|', '9', '521234567890123|'],
    ],
  ],
  [
    'upper',
    [
      ['A|C', 'b', 'AB|C'],
      ['A|', 'ß', 'Aß|'],
      ['[ABC]', { insert: 'def' }, 'DEF|'],
      ['AB|C', 'Backspace', 'A|C'],
    ],
  ],
  [
    'digits',
    [
      ['1|3', '2', '12|3'],
      ['1|', 'x', '1|'],
      ['[123]', 'x', '123|'],
      ['1|3', { insert: 'a٢b' }, '1a٢b|3'],
      ['|', { insert: '12-34 56' }, '123456|'],
      ['1|9', { insert: '12-34 56' }, '1123456|9'],
    ],
  ],
  [
    'code',
    [
      ['A|C', 'b', 'AB|C'],
      ['A|C', '-', 'A|C'],
      ['[AB]C', { insert: 'x-1.2' }, 'X12|C'],
      ['A|C', { insert: 'ñandú' }, 'Añandú|C'],
    ],
  ],
  [
    'name',
    [
      ['Ana| Lima', '3', 'Ana| Lima'],
      ['Ana| Lima', ' ', 'Ana | Lima'],
      ['|', { insert: 'O’Neil-Žižek (Jr.)' }, 'O’Neil-Žižek Jr.|'],
      ['|', { insert: 'Ana 3' }, 'Ana 3|'],
      ['|', { insert: 'Lima;Ana' }, 'Lima Ana|'],
      ['|', { insert: 'Lima, Ana' }, 'Lima Ana|'],
      ['|', { insert: '田中　太郎' }, '田中 太郎|'],
      ['|', { insert: 'Ana\u00a0Lima' }, 'Ana Lima|'],
      ['|', { insert: 'D´Angelo' }, "D'Angelo|"],
      ['|', { insert: 'ג׳ורג׳ בן־דוד' }, 'ג׳ורג׳ בן־דוד|'],
      ['|', { insert: 'Gal·la' }, 'Gal·la|'],
      ['|', { insert: 'علی\u200cرضا' }, 'علی\u200cرضا|'],
      ['Ana|', '👍', 'Ana|'],
      ['Lima|', ';', 'Lima |'],
      ['Lima |', ' ', 'Lima |'],
      ['Ana|', '\u3000', 'Ana |'],
      ['Ana|Lima', ',', 'Ana |Lima'],
      ['|', ';', '|'],
    ],
  ],
  [
    'latin',
    [
      ['|', { insert: 'Rua A•B' }, 'Rua A B|'],
      ['|', { insert: 'Rua A; B' }, 'Rua A; B|'],
      ['Rua A|', '*', 'Rua A |'],
    ],
  ],
  [
    'expiry',
    [
      ['|', '5', '05|'],
      ['05|', '3', '05/3|'],
      ['05/3|', '1', '05/31|'],
      ['05/31|', '9', '05/31|'],
      ['05/|31', 'Backspace', '0|/31'],
      ['|', { insert: '05/2031' }, '05/31|'],
      ['05/20|', '3', '05/203|'],
      ['05/203|', '1', '05/31|'],
      ['05/203|', 'Backspace', '05/20|'],
      ['05/203|', 'x', '05/203x|'],
      ['05/2|0', '3', '05/2|0'],
      ['|', { insert: '2031-05' }, '05/31|'],
      ['|', { insert: '13/31' }, '13/31|'],
    ],
  ],
])('typing into %s', (name, rows) => {
  it.each(rows)('%s, %j: %s', (before, key, after) => {
    const isKey = typeof key !== 'string' || key === 'Backspace' || key === 'Delete'
    expect(shown(press(at(before), isKey ? (key as Key) : { insert: key }, KINDS[name]))).toBe(after)
  })
})

type Step =
  | { readonly do: 'insert'; readonly text: string }
  | { readonly do: 'Backspace' | 'Delete' }
  | { readonly do: 'select'; readonly from: number; readonly to: number }

const character = fc.constantFrom(...'0123456789abzZ./- +()٣९７')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('insert' as const), text: character }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('insert' as const), text: fc.string({ unit: character, maxLength: 18 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('insert' as const), text: fc.string({ unit: 'binary' }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('Backspace' as const, 'Delete' as const) }) },
  { weight: 3, arbitrary: fc.nat(18).map((from) => ({ do: 'select' as const, from, to: from })) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('select' as const), from: fc.nat(18), to: fc.nat(18) }) },
)
const steps = fc.array(step, { maxLength: 12 })

function take(before: Selected, next: Step, typing: TextTyping): Selected {
  if (next.do === 'insert') return next.text === '' ? before : press(before, { insert: next.text }, typing)
  if (next.do !== 'select') return press(before, next.do, typing)
  const [one, two] = [Math.min(next.from, before.text.length), Math.min(next.to, before.text.length)]
  return { text: before.text, start: Math.min(one, two), end: Math.max(one, two) }
}

/** For each kind, whether its input may contain a text, according to the pure function of the kind. */
const MAY_HOLD: Readonly<Record<keyof typeof KINDS, (text: string) => boolean>> = {
  document: (text) => applyMask(text, KINDS.document.masks()).value === text,
  plate: (text) => applyMask(text, KINDS.plate.masks()).value === text,
  russian: (text) => applyMask(text, KINDS.russian.masks()).value === text,
  account: (text) => applyMask(text, KINDS.account.masks()).value === text,
  // Until the player leaves the field, parts of a date may be short. The finished date must be one that can be typed.
  date: (text) =>
    /^\d{0,2}(\/\d{0,2}(\/\d{1,4})?)?$/.test(text) && isFinished(finishDate(text, 'DD/MM/YYYY'), 'DD/MM/YYYY'),
  iso: (text) =>
    /^\d{0,4}(-\d{0,2}(-\d{1,2})?)?$/.test(text) && isFinished(finishDate(text, 'YYYY-MM-DD'), 'YYYY-MM-DD'),
  phone: (text) => text === '' || (text.startsWith('52') && applyPhone(text, '52') === text),
  upper: (text) => text === text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  digits: (text) => /^\d*$/.test(text),
  code: (text) => /^[A-Z0-9]*$/.test(text),
  latin: (text) => /^[\p{sc=Latin}\p{M}0-9 '’"()+,\-./:;?!&@#_]*$/u.test(text),
  name: (text) => /^[\p{L}\p{M} '’.-]*$/u.test(text),
  expiry: (text) => /^\d{0,2}(\/\d{1,2})?$/.test(text) && isFinished(finishDate(text, 'MM/YY'), 'MM/YY'),
}
const isFinished = (text: string, format: DateFormat) =>
  applyDate(text, format) === text && finishDate(text, format) === text

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('any typing into %s', (name) => {
  it('leaves a text that its rule allows, the caret in it, and what stood behind the caret', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let now: Selected = { text: '', start: 0, end: 0 }
        for (const next of all) {
          const before = now
          now = take(now, next, KINDS[name])
          // Skips a pasted text that does not fit as a whole: it is left unchanged (T7), and its field is invalid.
          const rule = textRule(KINDS[name])
          if (!rule.fits(now.text)) continue
          if (!MAY_HOLD[name](now.text)) expect.fail(`${JSON.stringify([before, next, now])}`)
          if (now.start < 0 || now.end > now.text.length) expect.fail(`${JSON.stringify([before, next, now])}`)
          const wasFitting = rule.fits(before.text)
          if (next.do === 'insert' && name !== 'upper' && wasFitting) {
            const { sides } = textRule(KINDS[name])
            const [had, has] = [sides(before.text, 0, before.end), sides(now.text, 0, 0)]
            if (!unmasked(has.tail).endsWith(unmasked(had.tail))) expect.fail(`${JSON.stringify([before, next, now])}`)
          }
        }
      }),
      { numRuns: RUNS },
    )
  })
})

/** The reference model of a field with a mask of digits: the digits before and after the caret. */
interface Digits {
  readonly head: string
  readonly tail: string
}

describe.each([
  ['document', 14, ''],
  ['phone', 15, '52'],
  ['digits', 1000, ''],
] as const)('digits typed into %s', (name, room, prefix) => {
  const digit = fc.constantFrom(...'123456789')
  const key = fc.oneof(
    { weight: 6, arbitrary: digit },
    { weight: 3, arbitrary: fc.constantFrom('Backspace', 'Delete') },
    { weight: 2, arbitrary: fc.nat(18) },
    { weight: 1, arbitrary: fc.constantFrom('x', 'é', ' ') },
  )

  function expected({ head, tail }: Digits, press: string): Digits {
    if (press === 'Backspace') return { head: head.slice(0, -1), tail }
    if (press === 'Delete') return { head, tail: tail.slice(1) }
    return /[0-9]/.test(press) && head.length + tail.length < room - prefix.length
      ? { head: head + press, tail }
      : { head, tail }
  }

  const halves = ({ text, start }: Selected): Digits => ({
    head: unmasked(text.slice(0, start)).slice(prefix.length),
    tail: unmasked(text.slice(Math.max(start, prefix.length))),
  })

  it('are those that were typed, where they were typed', () => {
    fc.assert(
      fc.property(fc.array(digit, { maxLength: 15 }), fc.array(key, { maxLength: 20 }), (first, keys) => {
        let now: Selected = { text: prefix, start: prefix.length, end: prefix.length }
        for (const next of [...first, ...keys]) {
          if (typeof next === 'number') {
            const caret = Math.max(prefix.length, Math.min(next, now.text.length))
            now = { text: now.text, start: caret, end: caret }
            continue
          }
          const before = now
          const wanted = expected(halves(now), next)
          now = press(now, next === 'Backspace' || next === 'Delete' ? next : { insert: next }, KINDS[name])
          const found = halves(now)
          if (found.head !== wanted.head || found.tail !== wanted.tail)
            expect({ before, next, now, found }).toEqual({ before, next, now, found: wanted })
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe('a phone as its player leaves it', () => {
  const left = (text: string, isTrunk: boolean) =>
    textRule({
      kind: 'phone',
      prefix: () => '254',
      habit: () => ({ nationalPrefixes: isTrunk ? ['0'] : [], length: 9 }),
    }).finished(text)

  it('is without the zero of home, and without the prefix that was typed again', () => {
    expect(left('2540712345678', true)).toBe('254712345678')
    expect(left('254254712345678', true)).toBe('254712345678')
    expect(left('2540712345678', false)).toBe('2540712345678')
    expect(textRule(KINDS.phone).finished('52055')).toBe('52055')
  })
})
