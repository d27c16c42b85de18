import { expect, type Locator } from '@playwright/test'
import type { WidgetPage } from './widgetPage.ts'

/** One step of filling in a form without a mouse. */
export type Keys =
  /** Type into a field. */
  | { readonly type: string; readonly text: string }
  /** Choose from a list or radio group by index from 0, which works in every language. */
  | { readonly pick: string; readonly at: number }
  | { readonly tick: string }
  /** The button to the next step of a multi-step form. */
  | 'next'

const MOST_TABS = 40

/** Uses only the keyboard: Tab, typing, Space, arrows and Enter. */
export function keysOf(widget: WidgetPage) {
  const { keyboard } = widget.page

  /** Presses Tab, or Shift+Tab if the target is before the focus. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < MOST_TABS; presses++) {
      const way = await target.evaluate(wayTo)
      if (way === 'here') return
      await keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`${MOST_TABS} presses of Tab did not reach ${target}.`)
  }

  async function press(target: Locator): Promise<void> {
    await tabTo(target)
    await keyboard.press('Enter')
  }

  async function type(field: string, text: string): Promise<void> {
    await tabTo(widget.field(field))
    await keyboard.type(text)
  }

  async function tick(field: string): Promise<void> {
    await tabTo(widget.field(field))
    await keyboard.press('Space')
    await expect(widget.field(field)).toBeChecked()
  }

  async function pick(field: string, at: number): Promise<void> {
    const control = widget.field(field)
    await expect(control).toBeEnabled() // Tab skips a list until its code has loaded
    await tabTo(control)
    const isList = (await control.getAttribute('role')) === 'combobox'
    await (isList ? pickFromList(field, at) : pickRadio(control, at))
  }

  async function pickFromList(field: string, at: number): Promise<void> {
    const options = widget.inside.locator(`[id="pw-field-${field}-menu"]`).getByRole('option')
    await keyboard.press('ArrowDown')
    await expect(options.nth(at)).toBeVisible()
    await keyboard.press('Home')
    for (let below = 0; below < at; below++) await keyboard.press('ArrowDown')
    const words = await options.nth(at).innerText()
    await keyboard.press('Enter')
    await expect(options).toHaveCount(0)
    await expect(widget.field(field)).toContainText(words.trim())
    await expect(widget.field(field)).toBeFocused()
  }

  async function pickRadio(group: Locator, at: number): Promise<void> {
    const radios = group.getByRole('radio')
    const from = await group.evaluate(({ ownerDocument: { activeElement } }) => {
      const name = (activeElement as HTMLInputElement).name
      return [...document.getElementsByName(name)].indexOf(activeElement as HTMLElement)
    })
    if (from === at) await keyboard.press('Space')
    for (let place = from; place < at; place++) await keyboard.press('ArrowDown')
    for (let place = from; place > at; place--) await keyboard.press('ArrowUp')
    await expect(radios.nth(at)).toBeChecked()
  }

  async function play(keys: Keys): Promise<void> {
    if (keys === 'next') await press(widget.submit)
    else if ('type' in keys) await type(keys.type, keys.text)
    else if ('pick' in keys) await pick(keys.pick, keys.at)
    else await tick(keys.tick)
  }

  return { tabTo, press, play, pressEnter: () => keyboard.press('Enter') }
}

/** The position of an element relative to the focused one. */
function wayTo(element: Element): 'here' | 'on' | 'back' {
  const { activeElement, body } = element.ownerDocument
  if (element.contains(activeElement)) return 'here'
  if (activeElement === null || activeElement === body) return 'on'
  const isBefore = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore ? 'back' : 'on'
}
