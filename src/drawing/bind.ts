import type { Action } from '../../schemas/layout/actions/index.ts'
import { inLanguage, isKeyLike, readable } from '../../schemas/words.ts'
import type { CheckedAction, CheckedText } from '../language/CheckedLayout.ts'
import type { Expression } from '../language/expression/Expression.ts'
import type { ExpressionProblem } from '../language/expression/ExpressionProblem.ts'
import { evaluate, isTrue } from '../language/expression/evaluate.ts'
import { pathsIn } from '../language/expression/pathsOf.ts'
import { withArguments } from '../language/withArguments.ts'
import { createPresses, type Presses } from './createPresses.ts'
import type { LayoutEnv } from './LayoutEnv.ts'

/** The context in which a node's names are resolved: the scopes and, inside a `repeat`, its item. */
export interface Frame {
  readonly env: LayoutEnv
  readonly read: (name: string) => unknown
  /** The item names inside a `repeat`. Conditions there belong to the item, not to the screen. */
  readonly itemNames: ReadonlySet<string>
  /** The number of items that a list in this frame may still render. */
  readonly room: number
  /** A cache of translations without arguments, such as the same badge on 500 tiles. */
  readonly words: Map<string, string>
  readonly presses: Presses
}

/**
 * The most items rendered per layout: nested lists over all methods would create millions of nodes and freeze the
 * browser.
 */
const ROOM = 2_000
const NO_NAMES: ReadonlySet<string> = new Set()

export function rootFrame(env: LayoutEnv): Frame {
  return {
    env,
    read: (name) => env.scopes[name],
    itemNames: NO_NAMES,
    room: ROOM,
    words: new Map(),
    presses: createPresses(),
  }
}

/** The frame shared by all items of a list; each item only replaces `read`. */
export function listFrame(frame: Frame, as: string, max: number): Frame {
  return {
    ...frame,
    itemNames: new Set(frame.itemNames).add(as),
    room: Math.max(1, Math.floor(frame.room / max)),
  }
}

export function itemFrame(list: Frame, as: string, item: unknown): Frame {
  return { ...list, read: (name) => (name === as ? item : list.read(name)) }
}

/**
 * Whether an expression reads only the surrounding item. Items are plain data, so such an expression is evaluated once.
 */
function isOfItem(expression: Expression, { itemNames }: Frame): boolean {
  if (itemNames.size === 0) return false
  const known = knownAnswers.get(expression)
  if (known?.itemNames === itemNames) return known.isOfItem
  const answer = pathsIn(expression).every(({ root }) => itemNames.has(root))
  knownAnswers.set(expression, { itemNames, isOfItem: answer })
  return answer
}

const areOfItem = (expressions: readonly Expression[], frame: Frame): boolean =>
  expressions.every((expression) => isOfItem(expression, frame))

/** Cached, because the answer is the same for every item of a list. */
const knownAnswers = new WeakMap<Expression, Pick<Frame, 'itemNames'> & { readonly isOfItem: boolean }>()

/** Binds an expression: to a constant if it can't change any more, else to a getter. */
export function bindExpression<T>(expressions: readonly Expression[], frame: Frame, get: () => T): Binding<T> {
  return areOfItem(expressions, frame) ? fixed(get()) : live(get)
}

/** A constant, or a getter that is reevaluated when its dependencies change. */
export type Binding<T> =
  | { readonly isStatic: true; readonly value: T }
  | { readonly isStatic: false; readonly get: () => T }

export const fixed = <T>(value: T): Binding<T> => ({ isStatic: true, value })
const live = <T>(get: () => T): Binding<T> => ({ isStatic: false, get })
export const current = <T>(binding: Binding<T>): T => (binding.isStatic ? binding.value : binding.get())

export function bindText(text: CheckedText, frame: Frame, pointer: string): Binding<string> {
  return isMoving(text, frame) ? live(() => textNow(text, frame, pointer)) : fixed(textNow(text, frame, pointer))
}

/** Whether a text may change while the screen is open. */
export function isMoving(text: CheckedText, frame: Frame): boolean {
  const expressions = expressionsIn(text)
  return expressions.length > 0 && !areOfItem(expressions, frame)
}

function expressionsIn(text: CheckedText): readonly Expression[] {
  if (text.kind === 'key') return text.args.length === 0 ? NONE : text.args.map(([, expression]) => expression)
  if (text.kind === 'inline') return text.args?.map(([, expression]) => expression) ?? NONE
  return text.kind === 'data' || text.kind === 'keyFrom' ? [text.path] : NONE
}

const NONE: readonly never[] = []

/** The current value of a text. */
export function textNow(text: CheckedText, frame: Frame, pointer: string): string {
  const { env } = frame
  switch (text.kind) {
    case 'inline': {
      const words = inLanguage(text.text, env.lang)
      return text.args === undefined ? words : withArguments(words, argsOf(text.args, frame, pointer))
    }
    case 'server':
      return serverWords(text, env)
    case 'data':
      return shown(read(text.path, frame, pointer))
    case 'keyFrom':
      return keyed(read(text.path, frame, pointer), env)
    case 'key':
      return text.args.length === 0 ? wordsOf(text.key, frame) : env.t(text.key, argsOf(text.args, frame, pointer))
  }
}

/** A translation without arguments. */
export function wordsOf(key: string, { env, words }: Frame): string {
  const known = words.get(key) ?? env.t(key)
  words.set(key, known)
  return known
}

export function bindCondition(expression: Expression, frame: Frame, pointer: string): () => boolean {
  return () => isTrue(expression, frame.read, frame.env.formats, reporter(frame, pointer))
}

export function read(expression: Expression, frame: Frame, pointer: string): unknown {
  return evaluate(expression, frame.read, frame.env.formats, reporter(frame, pointer))
}

/**
 * Returns a handler that runs the actions in order. It reads their arguments when called, not at render. An action that
 * pays does not run after an action that set a field: the player has not seen the changed value.
 */
export function bindActions(actions: readonly CheckedAction[], frame: Frame, pointer: string): () => void {
  return () => {
    for (const [index, { json, refs }] of actions.entries()) {
      if (
        (json.do === 'deposit.create' || json.do === 'withdrawal.create') &&
        actions.slice(0, index).some((before) => before.json.do === 'setField')
      ) {
        return frame.env.report({
          pointer,
          message: "Not paid: a payment can't follow `setField`.",
        })
      }
      const args = refs.map(([name, path]) => [name, read(path, frame, pointer)] as const)
      frame.env.run({ ...json, ...Object.fromEntries(args) } as Action) // validated against its schema
    }
  }
}

export function shown(value: unknown): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}

const reporter = (frame: Frame, pointer: string) => (problem: ExpressionProblem) =>
  frame.env.report({ pointer, message: problem.message })

function keyed(key: unknown, env: LayoutEnv): string {
  return typeof key === 'string' && key !== '' ? serverWords({ words: key }, env) : ''
}

type ServerText = Omit<Extract<CheckedText, { kind: 'server' }>, 'kind'>

function serverWords({ words, otherwise, named }: ServerText, env: LayoutEnv): string {
  if (/\s/.test(words)) return words // fast path: no key contains whitespace, and looking one up is the slowest part of a label
  if (env.hasText(words)) return env.t(words)
  if (!isKeyLike(words)) return words
  return otherwise ?? (named === undefined ? env.t(words) : readable(named))
}

function argsOf(args: readonly (readonly [string, Expression])[], frame: Frame, pointer: string) {
  return Object.fromEntries(args.map(([name, expression]) => [name, shown(read(expression, frame, pointer))]))
}
