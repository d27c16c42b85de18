import type { ReactNode } from 'react'
import { nameOf } from './bigForm.ts'
import { type Cost, costIn } from './costIn.ts'
import { newStage, type Stage } from './createStage.tsx'
import { SWITCH } from './richFields.ts'
import { inputNamed, typeInto } from './typeInto.ts'
import { WORKLOADS, type Workload, type WorkloadName } from './workloads.tsx'

// The bench measures the browser's CPU time, not wall clock time, and reads the CPU time between these calls.

interface Standing {
  readonly stage: Stage
  readonly draw: () => ReactNode
}

const opened = new Map<WorkloadName, Promise<Workload>>()
const standing = new Map<string, readonly Standing[]>()

/** Prepares a number of copies for `show`, each in its own element. */
export async function prepare(name: WorkloadName, variant: string, copies: number): Promise<void> {
  const work = opened.get(name) ?? WORKLOADS[name]()
  opened.set(name, work)
  const make = (await work)[variant]
  if (make === undefined) throw new Error(`"${name}" has no variant "${variant}".`)
  standing.set(
    variant,
    Array.from({ length: copies }, () => ({ draw: make(), stage: newStage() })),
  )
}

export async function show(variant: string): Promise<void> {
  for (const { stage, draw } of of(variant)) stage.show(draw())
  for (const { stage } of of(variant)) await stage.complete()
}

export function clear(variant: string): void {
  for (const { stage } of of(variant)) {
    stage.clear()
    stage.element.remove()
  }
  standing.delete(variant)
}

const find = (selector: string) => (element: HTMLElement) => element.querySelector<HTMLInputElement>(selector)!
const named = (name: string) => (element: HTMLElement) => inputNamed(element, name)

/** Typing scripts: into the middle of a form, into a field that flips 20 conditions, into the search of the list. */
const SCRIPTS = {
  key: { into: named(nameOf(150)), values: ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcd', 'abc', 'ab'] },
  // The third letter shows ten fields and hides ten others; going back to two letters reverses that.
  flip: { into: named(SWITCH), values: ['ab', 'abc', 'ab', 'abc'] },
  search: { into: find('input[type=search]'), values: ['method 1', 'method 12', 'method 1', ''] },
}

/** Types a script into the shown screen; returns the number of keys. */
export async function typeScript(variant: string, script: keyof typeof SCRIPTS): Promise<number> {
  const { into, values } = SCRIPTS[script]
  for (const { stage } of of(variant)) {
    for (const value of values) {
      typeInto(into(stage.element), value)
      if (script === 'search') await stage.complete()
    }
  }
  return values.length
}

/** The counted costs of the first copy. */
export function cost(variant: string): Cost {
  return costIn(of(variant)[0]!.stage.element)
}

function of(variant: string): readonly Standing[] {
  const found = standing.get(variant)
  if (found === undefined) throw new Error(`"${variant}" is not prepared.`)
  return found
}

export { checksPerSecond } from '../../bench/checkSpeed.ts'
