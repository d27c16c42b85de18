import { flushSync } from 'react-dom'
import { nameOf } from './bigForm.ts'
import { newStage } from './createStage.tsx'
import { groupNames, SWITCH } from './richFields.ts'
import { inputNamed, typeInto } from './typeInto.ts'
import { WORKLOADS } from './workloads.tsx'

export interface Step {
  readonly step: string
  readonly nodes: number
  /** The first difference to the hand-written form; undefined when equal. */
  readonly difference: string | undefined
}

const [lists, buttons] = [groupNames(0), groupNames(1)]

type Act = (form: HTMLElement) => void

const typed =
  (name: string, value: string): Act =>
  (form) => {
    inputNamed(form, name).focus()
    typeInto(inputNamed(form, name), value)
    inputNamed(form, name).blur()
  }
const pressed =
  (selector: string): Act =>
  (form) =>
    form.querySelector<HTMLElement>(selector)?.click()

/** The actions performed in both forms. */
const STEPS: readonly (readonly [string, Act])[] = [
  ['mount', () => undefined],
  ['a plain field, wrong', typed(nameOf(150), 'A!')],
  ['a plain field, right', typed(nameOf(150), 'right')],
  ['a mask, half filled', typed(lists.masked, '12')],
  ['a mask, filled', typed(lists.masked, '12345678')],
  ['another field that must be the same', typed(lists.linked, '123.456-7')],
  ['… and is', typed(lists.linked, '123.456-78')],
  ['a day that is none', typed(lists.day, '31022000')],
  ['a phone', typed(lists.phone, '525512345678')],
  ['a consent', pressed(`#pw-field-${lists.consent}`)],
  ['a bank of buttons', pressed(`#pw-field-${buttons.bank}-1`)],
  ['an account of that bank', typed(buttons.account, 'ab1234')],
  ['what that bank asks for', typed(buttons.linked, '')],
  ['another bank', pressed(`#pw-field-${buttons.bank}-0`)],
  ['a list of banks', pressed(`#pw-field-${lists.bank}`)],
  ['a bank from it', pressed(`#pw-field-${lists.bank}-item-1`)],
  ['a branch', pressed(`#pw-field-${lists.branch}-2`)],
  ['ten fields come and ten go', typed(SWITCH, 'abc')],
  ['what came', typed(lists.hidden, 'here')],
  ['back again', typed(SWITCH, 'a')],
]

/** Performs the steps in the interpreted and the hand-written form, and compares the results. */
export async function sameForms(): Promise<readonly Step[]> {
  const { floor, checked } = await WORKLOADS.many()
  const [form, hand] = [newStage(), newStage()]
  form.show(checked!()())
  hand.show(floor!()())
  const steps = STEPS.map(([step, act]) => {
    for (const { element } of [form, hand]) flushSync(() => act(element))
    const [one, other] = [shownBy(form.element), shownBy(hand.element)]
    return { step, nodes: one.length, difference: differenceOf(one, other) }
  })
  for (const stage of [form, hand]) {
    stage.clear()
    stage.element.remove()
  }
  return steps
}

/** Every element with its attributes, value, and text. */
function shownBy(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort()
    const { value = '', checked = false } = element as Partial<HTMLInputElement>
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    return `${element.tagName} ${attributes.join(' ')} ${value} ${checked} ${words.map((node) => node.nodeValue).join('')}`
  })
}

function differenceOf(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((element, index) => element !== other[index])
  if (at < 0) return one.length === other.length ? undefined : `${one.length} and ${other.length} elements`
  return `${one[at]} | ${other[at]}`
}
