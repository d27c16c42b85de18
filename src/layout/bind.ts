import type { CheckedAction, CheckedText } from './CheckedLayout.ts'
import type { Expression } from './expression/Expression.ts'
import type { ExpressionProblem } from './expression/ExpressionProblem.ts'
import { evaluate, isTrue } from './expression/evaluate.ts'
import type { LayoutEnv } from './LayoutEnv.ts'

/** Where names are looked up: the scopes, and inside a `repeat` its item. */
export interface Frame {
  readonly env: LayoutEnv
  readonly read: (name: string) => unknown
  /** Inside a repeated item, where conditions belong to the item and not to the screen. */
  readonly isItem: boolean
}

export function rootFrame(env: LayoutEnv): Frame {
  return { env, read: (name) => env.scopes[name], isItem: false }
}

export function itemFrame(frame: Frame, as: string, item: unknown): Frame {
  return { env: frame.env, read: (name) => (name === as ? item : frame.read(name)), isItem: true }
}

/** A value worked out once, or anew whenever what it reads has changed. */
export type Binding<T> =
  | { readonly isStatic: true; readonly value: T }
  | { readonly isStatic: false; readonly get: () => T }

export const fixed = <T>(value: T): Binding<T> => ({ isStatic: true, value })
const live = <T>(get: () => T): Binding<T> => ({ isStatic: false, get })
export const current = <T>(binding: Binding<T>): T => (binding.isStatic ? binding.value : binding.get())

export function bindText(text: CheckedText, frame: Frame, pointer: string): Binding<string> {
  const { env } = frame
  switch (text.kind) {
    case 'inline':
      return fixed(inLanguage(text.text, env.lang))
    case 'server':
      return fixed(env.hasText(text.words) ? env.t(text.words) : text.words)
    case 'data':
      return live(() => shown(read(text.path, frame, pointer)))
    case 'keyFrom':
      return live(() => keyed(read(text.path, frame, pointer), env))
    case 'key':
      if (text.args.length === 0) return fixed(env.t(text.key))
      return live(() => env.t(text.key, argsOf(text.args, frame, pointer)))
  }
}

export function bindCondition(expression: Expression, frame: Frame, pointer: string): () => boolean {
  return () => isTrue(expression, frame.read, frame.env.formats, reporter(frame, pointer))
}

export function read(expression: Expression, frame: Frame, pointer: string): unknown {
  return evaluate(expression, frame.read, frame.env.formats, reporter(frame, pointer))
}

/** Runs the actions in order. Arguments are read when it is pressed, not when it is drawn. */
export function bindActions(actions: readonly CheckedAction[], frame: Frame, pointer: string): () => void {
  return () => {
    for (const { json, refs } of actions) {
      const read_ = refs.map(([name, path]) => [name, read(path, frame, pointer)] as const)
      frame.env.run({ ...json, ...Object.fromEntries(read_) })
    }
  }
}

export function shown(value: unknown): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}

const reporter = (frame: Frame, pointer: string) => (problem: ExpressionProblem) =>
  frame.env.report({ pointer, message: problem.message })

function keyed(key: unknown, env: LayoutEnv): string {
  return typeof key === 'string' && key !== '' ? env.t(key) : ''
}

function argsOf(args: readonly (readonly [string, Expression])[], frame: Frame, pointer: string) {
  return Object.fromEntries(args.map(([name, expression]) => [name, shown(read(expression, frame, pointer))]))
}

function inLanguage(texts: Readonly<Record<string, string>>, lang: string): string {
  return texts[lang] ?? texts[lang.split('-')[0] ?? ''] ?? texts.en ?? ''
}
