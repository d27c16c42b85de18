import { readdirSync, readFileSync } from 'node:fs'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { FieldModel } from '../../../src/forms/FieldModel.ts'
import type { FieldRules } from '../../../src/forms/FieldRules.ts'
import type { FieldSpec } from '../../../src/forms/FieldSpec.ts'
import { plainRules, plainSpec } from '../support/plainForm.ts'

const field = (over: Partial<FieldSpec> = {}, rules: Partial<FieldRules> = {}) =>
  new FieldModel(plainSpec(over), plainRules(rules))

/** A field, and the notifications that its output gets. */
function shown(over: Partial<FieldSpec> = {}, rules: Partial<FieldRules> = {}) {
  const model = field(over, rules)
  const told: string[] = []
  model.connect({
    textSet: () => told.push(`text "${model.peek()}"`),
    refreshed: (isChanged) => told.push(isChanged ? 'changed' : 'same'),
  })
  return { model, told }
}

const trimmed: Partial<FieldRules> = { normalize: (_, text) => text.trim() }

describe('touching a field', () => {
  const TOUCHES: readonly [string, (model: FieldModel) => void][] = [
    ['setting its value', (model) => model.set('a')],
    ['leaving it', (model) => model.leave()],
    ['typing', (model) => model.type('a')],
    ['typing the same text', (model) => model.type('')],
  ]
  it.each(TOUCHES)('FIELD-02 starts untouched, and %s touches it', (_, act) => {
    const one = field()
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(one.isTouched))
    one.hideError()
    expect(one.isTouched).toBe(false)
    act(one)
    stop()
    expect(one.isTouched).toBe(true)
    expect(seen).toEqual([false, true])
  })

  it('reports every touch to its form', () => {
    let touches = 0
    const one = new FieldModel(plainSpec(), plainRules(), () => touches++)
    one.startWith('a')
    expect(touches).toBe(0)
    one.type('b')
    one.restore('c')
    expect(touches).toBe(2)
  })
})

describe('the shown error of a field', () => {
  it('FIELD-03 appears when the field is left, and disappears when the player returns to it', () => {
    const one = field({}, { check: (_, value) => (value === 'good' ? undefined : { key: 'bad' }) })
    one.type('wrong')
    expect(one.shownError).toBeUndefined()
    one.leave()
    expect(one.shownError).toEqual({ key: 'bad' })
    one.hideError()
    expect(one.shownError).toBeUndefined()
    one.type('good')
    one.leave()
    expect(one.shownError).toBeUndefined()
  })

  it('does not appear while the player types', () => {
    const one = field({}, { check: () => ({ key: 'bad' }) })
    for (const text of ['a', 'ab', 'abc']) one.type(text)
    expect(one.shownError).toBeUndefined()
    expect(one.broken).toEqual({ key: 'bad' })
  })

  it('appears when the player passes through an empty required field', () => {
    const one = field()
    one.hideError()
    one.leave()
    expect(one.shownError).toEqual({ key: 'field.required' })
  })

  it('has the new arguments when the same rule fails with others', () => {
    let min = '21'
    const one = field({ isCacheable: false }, { check: () => ({ key: 'min', args: { min } }) })
    one.type('1')
    one.leave()
    min = '50'
    one.showError()
    expect(one.shownError).toEqual({ key: 'min', args: { min: '50' } })
  })

  it.each<[string, Partial<FieldSpec>, Partial<FieldRules>]>([
    ['VALID-02 hidden', { isHidden: true }, {}],
    ['hidden by a condition', {}, { isShown: () => false }],
  ])('never appears while the field is %s', (_, over, rules) => {
    const one = field(over, rules)
    one.showError()
    expect(one).toMatchObject({ isValid: true, shownError: undefined })
  })

  it.each<[string, (model: FieldModel) => void, boolean, string | undefined]>([
    ['an untouched field', () => {}, false, 'max'],
    ['a field the player has left', (model) => model.type('9'), true, 'max'],
    ['a field the player may be typing in', (model) => model.type('9'), false, undefined],
    ['a field cleared by a change of currency', (model) => model.clear(), false, undefined],
  ])('after the rules changed: %s', (_, before, isLeft, key) => {
    const one = field({ isCacheable: false }, { check: () => ({ key: 'max' }) })
    before(one)
    one.revalidate(isLeft)
    expect(one.shownError?.key).toBe(key)
  })
})

describe('the announcement of the shown error', () => {
  const wrong: Partial<FieldRules> = { check: (_, value) => (value === 'good' ? undefined : { key: `bad ${value}` }) }

  it.each<[string, Partial<FieldSpec>, (model: FieldModel) => void, FieldModel['announcement']]>([
    ['leaving the field announces it', {}, (model) => model.leave(), { urgency: 'polite', id: 1 }],
    [
      'leaving it again announces it again',
      {},
      (model) => {
        model.leave()
        model.hideError()
        model.leave()
      },
      { urgency: 'polite', id: 2 },
    ],
    [
      'rules that changed announce the error that they cause',
      { isCacheable: false },
      (model) => model.revalidate(true),
      { urgency: 'polite', id: 1 },
    ],
    [
      'typing announces the error of a field validated at every change',
      { validateOn: 'input' },
      (model) => model.type('x'),
      { urgency: 'polite', id: 1 },
    ],
    ['a press does not: the focus moves to the field', {}, (model) => model.showError(), undefined],
    [
      'nor does a press announce an error again that was announced before',
      {},
      (model) => {
        model.leave()
        model.showError()
      },
      { urgency: 'polite', id: 1 },
    ],
    [
      'each press announces it where the focus was in the field already',
      {},
      (model) => {
        for (let presses = 0; presses < 2; presses++) {
          model.showError()
          model.announceError()
        }
      },
      { urgency: 'assertive', id: 2 },
    ],
    [
      'typing another wrong value after a press does not',
      {},
      (model) => {
        model.showError()
        model.type('x')
      },
      undefined,
    ],
    [
      'leaving the field after that does',
      {},
      (model) => {
        model.showError()
        model.type('x')
        model.leave()
      },
      { urgency: 'polite', id: 1 },
    ],
    [
      'also if the field has the same error as before',
      {},
      (model) => {
        model.showError()
        model.type('x')
        model.type('')
        model.leave()
      },
      { urgency: 'polite', id: 1 },
    ],
    [
      'but not again if a press has moved the focus since',
      {},
      (model) => {
        model.showError()
        model.type('x')
        model.showError()
        model.leave()
      },
      undefined,
    ],
    [
      'nor does leaving the field after a press without typing',
      {},
      (model) => {
        model.showError()
        model.leave()
      },
      undefined,
    ],
    [
      'typing takes an announcement of another error away',
      {},
      (model) => {
        model.leave()
        model.type('x')
      },
      undefined,
    ],
    [
      'a wrong value that code has filled in is announced',
      {},
      (model) => {
        model.restore('5')
        model.showFilledError()
      },
      { urgency: 'polite', id: 1 },
    ],
    [
      'a hidden error has none',
      {},
      (model) => {
        model.leave()
        model.hideError()
      },
      undefined,
    ],
    [
      'nor has a field without an error',
      {},
      (model) => {
        model.set('good')
        model.announceError()
      },
      undefined,
    ],
  ])('%s', (_, over, act, announcement) => {
    const one = field(over, wrong)
    act(one)
    expect(one.announcement).toEqual(announcement)
  })
})

describe('the value of a field', () => {
  it('is tracked by MobX', () => {
    const one = field()
    const seen: [string, boolean][] = []
    const stop = autorun(() => seen.push([one.value, one.isValid]))
    one.type('x')
    stop()
    one.type('y')
    expect(seen).toEqual([
      ['', false],
      ['x', true],
    ])
  })

  it('is normalized at once, while the text stays as typed until the player leaves the field', () => {
    const { model, told } = shown({}, trimmed)
    model.type(' Ana ')
    expect([model.value, model.peek()]).toEqual(['Ana', ' Ana '])
    expect(told).toEqual(['same'])
    model.leave()
    expect([model.value, model.peek()]).toEqual(['Ana', 'Ana'])
    expect(told).toContain('text "Ana"')
  })

  it('is normalized once for each text', () => {
    let calls = 0
    const normalize: FieldRules['normalize'] = (_, text) => {
      calls++
      return text.trim()
    }
    const one = field({}, { normalize })
    one.type('a ')
    expect([one.value, one.value, one.isEmpty, one.wireValue]).toEqual(['a', 'a', false, 'a'])
    expect(calls).toBe(1)
  })

  it('is validated once for each value if the rules depend on nothing else', () => {
    let checks = 0
    const check = () => void checks++
    const settled = field({}, { check })
    for (const text of ['a', 'b']) {
      settled.type(text)
      expect([settled.isValid, settled.isValid]).toEqual([true, true])
    }
    expect(checks).toBe(2)
    const other = field({ isCacheable: false }, { check })
    expect([other.isValid, other.isValid]).toEqual([true, true])
    expect(checks).toBe(4)
  })

  it('M3 is the initial value of the rules, even if that arrives late, until the player has seen another', () => {
    let initial = ''
    const one = field({}, { initial: () => initial })
    expect(one.value).toBe('')
    initial = '50'
    one.startLate()
    expect(one).toMatchObject({ value: '50', isTouched: false })
    initial = '70'
    one.startLate()
    expect(one.value).toBe('50')
    one.type('')
    one.startLate()
    expect(one.value).toBe('')
  })

  it('computes its initial value once, on the first read', () => {
    let asked = 0
    const one = field({}, { initial: () => `${++asked}` })
    expect(asked).toBe(0)
    expect([one.value, one.peek(), one.value]).toEqual(['1', '1', '1'])
  })

  it('reads as empty for an initial value that depends on itself', () => {
    const one: FieldModel = field({}, { initial: () => `${one.peek()}!` })
    expect(one.peek()).toBe('!')
  })

  it('ONRAMP-08 stays empty after it was cleared by a change of currency', () => {
    const one = field({}, { initial: () => '21' })
    one.clear()
    one.startLate()
    expect(one.value).toBe('')
  })

  it('is formatted when it is set, but not when it is typed', () => {
    const one = field({}, { formatted: (_, value) => value.toUpperCase() })
    one.type('abc')
    expect(one.value).toBe('abc')
    one.set('abc')
    expect(one.value).toBe('ABC')
  })

  it('is formatted again when a field it depends on has changed, and only then told to the output', () => {
    let prefix = ''
    const { model, told } = shown({}, { formatted: (_, value) => prefix + value.replace('+', '') })
    model.type('52')
    told.length = 0
    model.dependencyChanged('country')
    expect(told).toEqual(['same'])
    prefix = '+'
    model.dependencyChanged('country')
    expect(told).toEqual(['same', 'same', 'text "+52"'])
  })
})

describe('the notifications of a field to its output', () => {
  it('include a text that was set, but not a typed text', () => {
    const { model, told } = shown()
    model.type('typed')
    expect(told).toEqual(['same'])
    model.set('set')
    expect(told).toEqual(['same', 'same', 'text "set"'])
  })

  it('include changes of the selection, the error and the note', () => {
    const { model, told } = shown({ kind: 'dropdown' })
    model.type('a')
    model.type('')
    model.leave()
    expect(told).toEqual(['changed', 'changed', 'changed'])
    model.setNote('BBVA')
    model.setNote('BBVA')
    expect([model.note, told.length]).toEqual(['BBVA', 4])
  })
})

describe('the followers of a field', () => {
  it('are called after a change, and not for the same value', () => {
    const one = field()
    const seen: string[] = []
    one.follow(() => seen.push(one.value))
    one.type('a')
    one.type('a')
    one.leave()
    expect(seen).toEqual(['a'])
  })

  it('are called once more when one of them changes the field again', () => {
    const one = field()
    const seen: string[] = []
    one.follow(() => seen.push(one.value))
    one.follow(() => one.set('end'))
    one.type('typed')
    expect(seen).toEqual(['typed', 'end'])
  })

  it('are not called for a restored value, because their targets are restored too', () => {
    const one = field()
    let calls = 0
    one.follow(() => calls++)
    one.restore('a')
    expect([one.value, one.isTouched, calls]).toEqual(['a', true, 0])
  })
})

it('only FieldBinding touches the DOM; every other module of forms runs without one', () => {
  const modules = readdirSync('src/forms', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const usesDom = (name: string) =>
    /\bHTML\w*Element\b|:focus|\bwindow\./.test(readFileSync(`src/forms/${name}`, 'utf8'))
  expect(modules.filter(usesDom)).toEqual(['FieldBinding.ts'])
})
