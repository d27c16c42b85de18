import { useCallback } from 'react'
import type { TextTyping } from '../../../renderers/contract.ts'
import { Frame } from '../../../renderers/ui/shell/Frame.tsx'
import { maskTyping } from '../../../renderers/ui/text/maskTyping.ts'
import { createStage } from './createStage.tsx'
import { TYPINGS, type TypingName } from './typings.ts'

export interface TypingSetting {
  readonly name: TypingName
  readonly dir: 'ltr' | 'rtl'
  readonly value?: string
  /** The input does not have the focus yet. */
  readonly isAlone?: boolean
}

const stage = () => createStage(document.getElementById('stage')!)
let current: ReturnType<typeof stage> | undefined
let heard: string[] = []

/** Shows an input with one typing rule, bound like a field, and a plain input to copy from and to move the focus to. */
export function show({ name, dir, value = '', isAlone = false }: TypingSetting): void {
  current?.clear()
  current = stage()
  heard = []
  current.show(
    <Frame theme="light" dir={dir} lang="en">
      <h1 className="pw-visually-hidden">Typing</h1>
      <TypedInput typing={TYPINGS[name]} value={value} />
      <input id="plain" aria-label="Plain" />
    </Frame>,
  )
  if (isAlone) return
  input().focus()
  const end = input().value.length
  input().setSelectionRange(end, end)
}

function TypedInput({ typing, value }: { typing: TextTyping; value: string }) {
  const bind = useCallback(
    (element: HTMLInputElement) => maskTyping(element, typing, (text) => heard.push(text)),
    [typing],
  )
  return <input ref={bind} id="typed" aria-label="Typed" dir="auto" defaultValue={value} />
}

const input = () => document.querySelector<HTMLInputElement>('#typed')!

/** The text with caret ("12|3") or selection ("1[2]3"), and every reported text. */
export function state(): { readonly shown: string; readonly told: readonly string[] } {
  const { value, selectionStart, selectionEnd } = input()
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0]
  const middle = start === end ? '|' : `[${value.slice(start, end)}]`
  return { shown: value.slice(0, start) + middle + value.slice(end), told: [...heard] }
}

export function select(start: number, end = start): void {
  input().focus()
  input().setSelectionRange(start, end)
}

/** Sets the value as the form does: without an event. */
export function write(value: string): void {
  input().value = value
}

/** Simulates a script in the page, such as a test tool: it sets the value and fires the event of typing. */
export function script(value: string): void {
  input().value = value
  input().dispatchEvent(new Event('input', { bubbles: true }))
}

/** Simulates autofill: no key events, no beforeinput, and the native value setter. */
export function fillIn(value: string, says: readonly string[]): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), value)
  for (const type of says) input().dispatchEvent(new Event(type, { bubbles: true }))
}
