/** Machine-independent costs of a screen, counted in the DOM and in React's fiber tree. */
export interface Cost {
  readonly elements: number
  readonly attributes: number
  readonly fibers: number
  readonly hooks: number
  readonly effects: number
}

// The part of React's internal fiber that is used here.
interface Fiber {
  readonly tag: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  /** In a function component, the first hook; in a class component, its state. */
  readonly memoizedState: { readonly next?: unknown } | null
  readonly updateQueue: { readonly lastEffect?: Effect | null } | null
}

interface Effect {
  readonly next: Effect
}

/** Fiber tags of function components: plain, forwardRef, and the two kinds of memo. */
const FUNCTIONS: ReadonlySet<number> = new Set([0, 11, 14, 15])

/** Counts what React has rendered into the element. */
export function costIn(element: HTMLElement): Cost {
  const fibers = [...fibersOf(rootIn(element))]
  const functions = fibers.filter(({ tag }) => FUNCTIONS.has(tag))
  const elements = [...element.querySelectorAll('*')]
  return {
    elements: elements.length,
    attributes: sum(elements, ({ attributes }) => attributes.length),
    fibers: fibers.length,
    hooks: sum(functions, (fiber) => lengthOf(fiber.memoizedState)),
    effects: sum(functions, ({ updateQueue }) => effectsIn(updateQueue?.lastEffect)),
  }
}

function rootIn(element: HTMLElement): Fiber {
  const [, container] = Object.entries(element).find(([name]) => name.startsWith('__reactContainer$')) ?? []
  const root = (container as { readonly stateNode: { readonly current: Fiber } } | undefined)?.stateNode.current
  if (root === undefined) throw new Error('React has rendered nothing here.')
  return root
}

function* fibersOf(fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child !== null; child = child.sibling) {
    yield child
    yield* fibersOf(child)
  }
}

function lengthOf(first: { readonly next?: unknown } | null): number {
  let count = 0
  for (let hook = first; hook; hook = hook.next as typeof first) count++
  return count
}

/** Counts the effects; React keeps them in a circular list. */
function effectsIn(last: Effect | null | undefined): number {
  if (!last) return 0
  let count = 1
  for (let effect = last.next; effect !== last; effect = effect.next) count++
  return count
}

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0)
