/** More than anyone undoes; bounds the memory. */
const MOST_STEPS = 100

/** An undo history: undone steps can be redone until a new step is added. */
export function createHistory<Step>() {
  const past: Step[] = []
  const future: Step[] = []

  function keep(step: Step): void {
    past.push(step)
    if (past.length > MOST_STEPS) past.shift()
    future.length = 0
  }

  function travel(way: 'undo' | 'redo', now: Step): Step | undefined {
    const [from, to] = way === 'undo' ? [past, future] : [future, past]
    const step = from.pop()
    if (step !== undefined) to.push(now)
    return step
  }

  function clear(): void {
    past.length = 0
    future.length = 0
  }

  return { keep, travel, clear, isEmpty: () => past.length === 0 }
}
