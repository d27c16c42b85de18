import { expect, type Locator } from '@playwright/test'
import type { WidgetPage } from './widgetPage.ts'

/** What somebody without a mouse does in a form, one thing at a time. */
export type Keys =
  /** Typed into a field. */
  | { readonly type: string; readonly text: string }
  /** Chosen from a list or among radios, by its place from 0: the same in every language. */
  | { readonly pick: string; readonly at: number }
  | { readonly tick: string }
  /** The button that leads on to the next step of a form in steps. */
  | 'next'

const MOST_TABS = 40

/** Tab, typing, Space, arrows and Enter: nothing here touches an element by any other way. */
export function keysOf(widget: WidgetPage) {
  const { keyboard } = widget.page

  /** Tab, or Shift and Tab when it lies behind. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < MOST_TABS; presses++) {
      const way = await target.evaluate(wayTo)
      if (way === 'here') return
      await keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`${MOST_TABS} presses of Tab did not come to ${target}.`)
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
    await expect(control).toBeEnabled() // until its code has come a list is none that Tab comes to
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

/** Where an element lies, seen from the one that has the focus. */
function wayTo(element: Element): 'here' | 'on' | 'back' {
  const { activeElement, body } = element.ownerDocument
  if (element.contains(activeElement)) return 'here'
  if (activeElement === null || activeElement === body) return 'on'
  const isBefore = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore ? 'back' : 'on'
}
