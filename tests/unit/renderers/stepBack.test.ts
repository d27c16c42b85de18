import { afterEach, expect, it, vi } from 'vitest'
import { isStepTaken } from '../../../renderers/stepBack.ts'
import { takeSteps } from '../../../renderers/ui/payment/takeSteps.ts'

afterEach(() => vi.unstubAllGlobals())

/** A fake element with these descendants. The code calls only its `contains`. */
const holding = (...nodes: readonly object[]) => ({ contains: (one: object) => nodes.includes(one) }) as unknown as Node

it('T12 a step back closes the open popup of its own cashier only', () => {
  vi.stubGlobal('document', new EventTarget())
  const trigger = {} as Node
  const own = holding(trigger)
  let closed = 0
  const stop = takeSteps(trigger, () => {
    closed += 1
  })
  expect(isStepTaken(holding())).toBe(false)
  expect(closed).toBe(0)
  expect(isStepTaken(own)).toBe(true)
  expect(closed).toBe(1)
  stop()
  expect(isStepTaken(own)).toBe(false)
})
