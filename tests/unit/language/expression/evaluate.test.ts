import { autorun, observable } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { ExpressionProblem } from '../../../../src/language/expression/ExpressionProblem.ts'
import { evaluate, isTrue } from '../../../../src/language/expression/evaluate.ts'
import type { FormatFunctions } from '../../../../src/language/expression/FormatFunctions.ts'
import { parseExpression } from '../../../../src/language/expression/parseExpression.ts'
import fc from '../../fastCheck.ts'

const formats: FormatFunctions = {
  money: (amount, currency) => `${amount} ${currency}`,
  number: (value) => `#${value}`,
  date: (value) => `on ${value}`,
}
const scopes: Record<string, unknown> = {
  form: { amount: 50, text: '50', valid: true, busy: false, list: [1, 'two', null], empty: [], none: null },
  user: { name: 'Zoë', emoji: '😀a', inner: { deep: { value: 7 } }, same: { deep: { value: 7 } }, act: () => 'called' },
  item: 'plain',
  gap: undefined,
}
const read = (name: string): unknown => scopes[name]
const names = new Set(Object.keys(scopes))
const parse = (source: string) => parseExpression(source, names)
const ask = (source: string, onError?: (problem: ExpressionProblem) => void) =>
  evaluate(parse(source), read, formats, onError)

function problemsOf(source: string): ExpressionProblem[] {
  const problems: ExpressionProblem[] = []
  expect(ask(source, (problem) => problems.push(problem))).toBeNull()
  return problems
}

const table = (cases: readonly (readonly [string, unknown])[]) =>
  it.each(cases)('%s gives %j', (source, expected) => {
    const onError = vi.fn()
    expect(ask(source, onError)).toEqual(expected)
    expect(onError).not.toHaveBeenCalled()
  })

describe('one number model', () => {
  table([
    ['7 / 2', 3.5],
    ['1 == 1.0', true],
    ['0.1 + 0.2', 0.1 + 0.2],
    ['7 % 3', 1],
    ['-7 % 3', -1],
    ['2 * 3 - 10', -4],
    ['-form.amount', -50],
    ['--form.amount', 50],
    ['form.amount >= 50', true],
    ['form.amount == 50.0', true],
    ['50 in [50.0]', true],
  ])
})

describe('equality is deep, and false across types', () => {
  table([
    ['user.inner == user.same', true],
    ['user.inner != user.same', false],
    ['[1, [2, "x"]] == [1.0, [2, "x"]]', true],
    ['[1, 2] == [2, 1]', false],
    ['[1] == [1, 1]', false],
    ['1 == "1"', false],
    ['1 != "1"', true],
    ['true == 1', false],
    ['[] == ""', false],
    ['form.empty == user', false],
    ['form.empty == []', true],
    ['null == false', false],
    ['null == 0', false],
    ['0 == -0', true],
  ])
})

describe('text orders and counts by code point', () => {
  table([
    ['"a" < "b"', true],
    ['"a" < "ab"', true],
    ['"Z" < "a"', true],
    ['"" < "a"', true],
    ['"b" <= "b"', true],
    ['"b" >= "c"', false],
    // Compared by UTF-16 code units, the emoji would come first.
    ['"\\uff5e" < "😀"', true],
    ['"😀" > "\\uff5e"', true],
    ['"😀a" < "😀b"', true],
    ['size("😀")', 1],
    ['size(user.emoji)', 2],
    ['last(user.emoji, 2)', '😀a'],
    ['false < true', true],
    ['true <= false', false],
  ])
})

describe('M6 two texts that are decimal numbers order by value', () => {
  table([
    ['"900" > "1000"', false],
    ['"900" < "1000"', true],
    ['"1000.00" <= "1000"', true],
    ['"1000.00" >= "1000"', true],
    ['"1000.00" > "1000"', false],
    ['"10.5" > "10.25"', true],
    ['"10.05" < "10.5"', true],
    ['"0099" < "100"', true],
    ['"-2" < "1"', true],
    ['"-2" < "-1"', true],
    ['"-10" < "-9"', true],
    ['"-0.00" >= "0"', true],
    ['"-0" < "0.00"', false],
    // As JavaScript numbers, these would be equal.
    ['"9007199254740993" > "9007199254740992"', true],
    ['"0.1000000000000000000001" > "0.1"', true],
    ['"1000000000000000000000000000000000000.01" < "1000000000000000000000000000000000000.02"', true],
    // An amount compared with an empty text: always false.
    ['"900" > ""', false],
    ['"" < "900"', false],
    ['"" <= "900"', false],
    // Anything but a plain decimal is compared as text.
    ['"1,000" < "900"', true],
    ['"1e3" < "900"', true],
    ['".5" < "0.1"', true],
    ['"5." < "50"', true],
    ['" 9" < "10"', true],
    ['"900 MXN" > "1000 MXN"', true],
    // Equality compares texts: different notations of the same amount are not equal.
    ['"100" == "100.00"', false],
    ['"007" == "7"', false],
    ['"7" in ["007"]', false],
  ])

  it('as their numbers do, whatever they are', () => {
    const decimals = fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(4), fc.nat(3))
    const written = ([units, places, zeros]: readonly [number, number, number]) => {
      const digits = String(Math.abs(units)).padStart(places + 1 + zeros, '0')
      const fraction = places === 0 ? '' : `.${digits.slice(-places)}`
      return `${units < 0 ? '-' : ''}${digits.slice(0, digits.length - places)}${fraction}`
    }
    const alike = fc.property(decimals, decimals, (one, other) => {
      const [left, right] = [one[0] * 10 ** (4 - one[1]), other[0] * 10 ** (4 - other[1])]
      const pair = `"${written(one)}" < "${written(other)}"`
      expect({ pair, is: ask(pair) }).toEqual({ pair, is: left < right })
    })
    fc.assert(alike, { numRuns: 2_000 })
  })
})

describe('null is quiet', () => {
  table([
    ['form.missing', null],
    ['form.missing.deeper.still', null],
    ['form.none.deeper', null],
    ['item.length', null],
    ['form.amount.x', null],
    ['form.list[9]', null],
    ['form.list.length', null],
    ['form.list["0"]', null],
    ['user[0]', null],
    ['item[0]', null],
    ['gap', null],
    ['gap.x', null],
    ['1 / 0', null],
    ['1 % 0', null],
    ['0 / 0 == null', true],
    ['!form.missing', true],
    ['form.missing && true', false],
    ['true && form.missing', false],
    ['form.missing || true', true],
    ['form.missing || null', false],
    ['form.missing ? "a" : "b"', 'b'],
    ['form.missing < 1', false],
    ['form.missing >= 1', false],
    ['null <= null', false],
    ['"a" > form.none', false],
    ['form.missing + 1', null],
    ['"a" + form.missing', null],
    ['[1] + null', null],
    ['null - "a"', null],
    ['-form.missing', null],
    ['form.missing == null', true],
    ['form.missing != null', false],
    ['size(form.missing)', 0],
    ['1 in form.missing', false],
    ['null in form.list', true],
    ['startsWith(form.none, "a")', false],
    ['startsWith("a", form.none)', false],
    ['upper(form.none)', null],
    ['last(form.none, 2)', null],
    ['min(1, form.none)', null],
    ['max(form.none, 1)', null],
    ['round(form.none)', null],
    ['money(form.none, "EUR")', null],
    ['money(1, form.none)', null],
    ['number(form.none)', null],
    ['date(form.none)', null],
    ['has(form.none)', false],
    ['has(form.missing)', false],
    ['has(form.missing.deeper)', false],
    ['has(form.amount)', true],
    ['has(form.busy)', true],
    ['has(form.empty)', true],
    ['has(user.inner.deep)', true],
  ])
})

describe('own keys only', () => {
  table([
    ['user.constructor', null],
    ['user.__proto__', null],
    ['user["toString"]', null],
    ['has(user.hasOwnProperty)', false],
    ['"toString" in user', false],
    ['"name" in user', true],
    ['1 in user', false],
    // A scope may have methods, but layouts must not see them.
    ['user.act', null],
    ['has(user.act)', false],
  ])

  it('reads a getter of the scope object, but not one of its class', () => {
    class Scope {
      get hidden(): number {
        return 1
      }
    }
    const scope = Object.defineProperty(new Scope(), 'shown', { get: () => 2 })
    const askScope = (source: string) => evaluate(parseExpression(source, new Set(['scope'])), () => scope, formats)
    expect([askScope('scope.shown'), askScope('scope.hidden')]).toEqual([2, null])
  })
})

describe('functions', () => {
  table([
    ['size("")', 0],
    ['size("four")', 4],
    ['size(form.list)', 3],
    ['size(user.inner)', 1],
    ['upper(user.name)', 'ZOË'],
    ['last("123456", 4)', '3456'],
    ['last("12", 4)', '12'],
    ['last("12", 0)', ''],
    ['last("12", -1)', ''],
    ['startsWith("foobar", "foo")', true],
    ['startsWith("foobar", "bar")', false],
    ['min(2, 1)', 1],
    ['max(2, 1)', 2],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(2.4)', 2],
    ['money(form.text, "EUR")', '50 EUR'],
    ['money(form.amount + 1, "EUR")', '51 EUR'],
    ['number(form.amount)', '#50'],
    ['date("2026-01-02")', 'on 2026-01-02'],
    ['form.list + [4]', [1, 'two', null, 4]],
    ['"a" + "b"', 'ab'],
    ['2 in form.list', false],
    ['"two" in form.list', true],
  ])
})

describe('&& and || absorb an error of the other side', () => {
  table([
    ['false && 1 < "x"', false],
    ['1 < "x" && false', false],
    ['true || 1 < "x"', true],
    ['1 < "x" || true', true],
    ['1 < "x" && form.none', false],
    ['1 && false', false],
    ['"text" || true', true],
    ['(1 < "x" && false) || true', true],
    ['form.valid ? 1 : 1 < "x"', 1],
  ])

  it.each(['1 < "x" && true', 'true && 1 < "x"', '1 < "x" || false', 'false || 1', '1 && true', '"a" || "b"'])(
    '%s is an error that nobody absorbs',
    (source) => expect(problemsOf(source).map(({ code }) => code)).toEqual(['type']),
  )
})

describe('a type error', () => {
  it.each([
    ['form.amount > "x"', 13, '">" can\'t be used with a number and a text. Use values of the same type.'],
    ['1 + "a"', 3, '"+" can\'t be used with a number and a text. Use values of the same type.'],
    ['"a" - 1', 5, '"-" can\'t be used with a text and a number. Use values of the same type.'],
    ['[1] < [2]', 5, '"<" can\'t be used with a list and a list. Use values of the same type.'],
    ['1 < true', 3, '"<" can\'t be used with a number and true or false. Use values of the same type.'],
    ['1 in "123"', 3, '"in" can\'t be used with a number and a text. Use values of the same type.'],
    ['user + user', 6, '"+" can\'t be used with an object and an object. Use values of the same type.'],
    ['-"a"', 1, '"-" expects a number, but got a text.'],
    ['!1', 2, 'A condition must be true or false, but this is a number. Compare it with a value.'],
    ['form.list ? 1 : 2', 1, 'A condition must be true or false, but this is a list. Compare it with a value.'],
    ['size(1)', 1, 'size() expects a text, a list or an object, but got a number.'],
    ['upper(1)', 1, 'upper() expects a text, but got a number.'],
    ['last("a", "b")', 1, 'last() expects a number, but got a text.'],
    ['round("2")', 1, 'round() expects a number, but got a text.'],
  ])('%s is null and reported at column %d', (source, column, message) => {
    expect(problemsOf(source)).toMatchObject([{ code: 'type', column, message }])
  })

  it('makes the whole condition false, and is reported once', () => {
    const onError = vi.fn()
    expect(isTrue(parse('!(1 < "x") || 1 < "y"'), read, formats, onError)).toBe(false)
    expect(onError).toHaveBeenCalledOnce()
  })

  it('needs no listener', () => {
    expect(ask('1 + "a"')).toBeNull()
    expect(isTrue(parse('1 + "a"'), read, formats)).toBe(false)
  })
})

describe('a condition', () => {
  it.each([
    ['form.valid', true],
    ['form.busy', false],
    ['form.missing', false],
    ['null', false],
    ['!form.missing', true],
  ])('%s is %s', (source, expected) => {
    const onError = vi.fn()
    expect(isTrue(parse(source), read, formats, onError)).toBe(expected)
    expect(onError).not.toHaveBeenCalled()
  })

  it.each(['form.amount', '"yes"', 'form.list', 'user'])('%s is not a boolean: false, and reported', (source) => {
    const onError = vi.fn()
    expect(isTrue(parse(source), read, formats, onError)).toBe(false)
    expect(onError).toHaveBeenCalledOnce()
  })
})

describe('an exception in a scope or format', () => {
  const broken = (): never => {
    throw new RangeError('Invalid currency code : XX')
  }

  it('becomes null and a report that keeps the cause', () => {
    const onError = vi.fn()
    expect(evaluate(parse('1 < 2 ? money(1, "XX") : ""'), read, { ...formats, money: broken }, onError)).toBeNull()
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'failed', cause: expect.any(RangeError) }))
    expect(isTrue(parse('form.valid'), broken, formats, onError)).toBe(false)
  })

  it('covers data that contains itself', () => {
    const loop = () => {
      const value: Record<string, unknown> = {}
      return { left: Object.assign(value, { value }), right: { value: { value: structuredClone(value) } } }
    }
    const onError = vi.fn()
    const answer = isTrue(parseExpression('it.left == it.right', new Set(['it'])), loop, formats, onError)
    expect(answer).toBe(false)
    expect(onError).toHaveBeenCalledOnce()
  })
})

describe('MobX', () => {
  const expression = parseExpression('has(form.pix) ? form.pix : size(form.list)', new Set(['form']))

  it('draws again when a field changes, and when one appears that was not there', () => {
    const form = observable<Record<string, unknown>>({ list: [1] })
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(evaluate(expression, () => form, formats)))
    ;(form.list as number[]).push(2)
    form.pix = 'key'
    stop()
    expect(seen).toEqual([1, 2, 'key'])
  })

  it('reads computed values of an observable object', () => {
    const form = observable({
      amount: 2,
      get pix() {
        return this.amount * 2
      },
    })
    expect(evaluate(expression, () => form, formats)).toBe(4)
  })
})
