import type { Step } from '../../../fixtures/Story.ts'
import { waitFor } from './waitFor.ts'

/** The names that a player reads on tiles. */
export interface Names {
  readonly method: (name: string) => string
  readonly group: (code: string) => string
}

/** Plays one step of a story in the widget of a frame, as the player would. Steps that only look for something are skipped. */
export async function playStep(step: Step, inside: Document, names: Names): Promise<void> {
  if ('openGroup' in step) return press(inside, names.group(step.openGroup))
  if ('openTile' in step) return press(inside, step.openTile)
  if ('open' in step) return press(inside, names.method(step.open))
  if ('fill' in step) return fill(inside, step.fill.field, step.fill.value)
  if ('type' in step) return fill(inside, step.type.field, step.type.keys)
  if ('choose' in step) return choose(inside, step.choose.field, step.choose.option)
  if ('tick' in step) return (await fieldOf(inside, step.tick.field)).click()
  if ('press' in step) return press(inside, step.press)
}

/**
 * Clears the form and presses its main button. The amount is set to 0, because the widget fills in an empty amount
 * again.
 */
export async function pressEmpty(inside: Document): Promise<void> {
  const button = await waitFor(inside, () => inside.querySelector<HTMLButtonElement>('main button[type="submit"]'))
  for (const field of inside.querySelectorAll<HTMLInputElement>('main input:not([type=radio], [type=checkbox])'))
    if (!field.readOnly && field.getAttribute('role') !== 'combobox')
      setValue(field, field.id === 'pw-field-amount' ? '0' : '')
  button.click()
}

async function press(inside: Document, text: string): Promise<void> {
  const button = await waitFor(inside, () => buttonNamed(inside, text), `The button “${text}” did not appear.`)
  button.click()
}

/** A tile has more than its name on it: a badge, the amounts. */
function buttonNamed(inside: Document, text: string): HTMLButtonElement | undefined {
  const all = [...inside.querySelectorAll<HTMLButtonElement>('main button:not([aria-pressed])')]
  const textOf = (button: HTMLElement) =>
    [...button.querySelectorAll('*')].some((part) => part.textContent?.trim() === text)
  return all.find((button) => button.textContent?.trim() === text || button.ariaLabel === text) ?? all.find(textOf)
}

async function fill(inside: Document, name: string, value: string): Promise<void> {
  const field = await fieldOf(inside, name)
  if (field instanceof realm(inside).HTMLInputElement || field instanceof realm(inside).HTMLTextAreaElement)
    setValue(field as HTMLInputElement, value)
}

function setValue(field: HTMLInputElement, value: string): void {
  const { Event, FocusEvent } = realm(field.ownerDocument)
  // Only the events: the focus itself would be taken from the operator, who edits the method meanwhile.
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // React listens to the element's own property, so the value is set as the browser would.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Chooses from a list or a radio group. */
async function choose(inside: Document, name: string, option: string): Promise<void> {
  const field = await fieldOf(inside, name)
  const options = () => [...inside.querySelectorAll<HTMLElement>('[role="option"]')]
  const named = (all: readonly HTMLElement[]) => all.find((one) => one.textContent?.includes(option))
  if (field.getAttribute('role') === 'radiogroup') {
    named([...field.querySelectorAll<HTMLElement>('label')])?.click()
    return
  }
  // A list whose options are still loading replaces its control, so the newest one is opened.
  const opened = () => {
    const control = inside.getElementById(field.id)
    if (control?.getAttribute('aria-expanded') === 'false') control.click()
    return named(options())
  }
  const found = await waitFor(inside, opened, `The option “${option}” did not appear.`)
  found.click()
}

const fieldOf = (inside: Document, name: string): Promise<HTMLElement> =>
  waitFor(inside, () => inside.getElementById(`pw-field-${name}`), `The field “${name}” did not appear.`)

/** The classes of the frame, which are others than those of the studio's page. */
const realm = (inside: Document) => (inside.defaultView ?? window) as Window & typeof globalThis
