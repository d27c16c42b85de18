import { autorun } from 'mobx'
import type { ReactNode } from 'react'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import { checkText } from '../../../src/layout/checkDocument.ts'
import { formDocument, manyMethods, methodWith } from './bigForm.ts'
import { createStage, type Stage, viewOf } from './createStage.tsx'
import { createWorld } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { FloorForm } from './FloorForm.tsx'
import { FloorList } from './FloorList.tsx'
import { loadTexts } from './loadTexts.ts'
import { inputNamed, typeInto } from './typeInto.ts'

/** Milliseconds by the name of what was measured: the median. `twin` is the floor once more, and shows the noise. */
export type Times = Readonly<Record<string, number>>

const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** Takes turns, each time beginning with another one: what a machine does to one it does to all. */
function race(rounds: number, variants: Readonly<Record<string, () => number>>): Times {
  const names = Object.keys(variants)
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
  const warmUp = Math.ceil(rounds / 3)
  for (let round = -warmUp; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round + warmUp) % names.length]!
      if (turn === 0) globalThis.gc?.()
      const time = variants[name]!()
      if (round >= 0) times[name]!.push(time)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name]!)]))
}

function timed(act: () => void): number {
  const start = performance.now()
  act()
  return performance.now() - start
}

const newStage = (): Stage => createStage(document.getElementById('stage')!.appendChild(document.createElement('div')))

async function formWorld(fields: number, ofServer: boolean) {
  const texts = await loadTexts('en')
  const world = createWorld({ texts, selected: methodWith(ofServer ? fields : 0) })
  const source = JSON.stringify(formDocument(ofServer ? 0 : fields))
  const { layout } = checkText(source)
  world.open(layout!)
  const floor = () => <FloorForm texts={texts} count={fields} hasHints={!ofServer} methodName="Big" />
  const fromJson = () => viewOf(world, world.openForm(checkText(source).layout!))
  const fromChecked = () => viewOf(world, world.openForm(layout!))
  /** Its form is built outside of the measured time. */
  const drawn = () => {
    const opened = world.openForm(layout!)
    return () => viewOf(world, opened)
  }
  return { floor, fromJson, fromChecked, drawn }
}

/** Draws on a stage of its own, and takes it away outside of the measured time. */
function mounting<T>(draw: (ready: T) => ReactNode, prepare: () => T): () => number {
  return () => {
    const stage = newStage()
    const ready = prepare()
    const time = timed(() => stage.show(draw(ready)))
    stage.clear()
    stage.element.remove()
    return time
  }
}

const nothing = () => undefined

const nodesOf = (draw: () => ReactNode): number => {
  const stage = newStage()
  stage.show(draw())
  const count = stage.element.querySelectorAll('*').length
  stage.clear()
  stage.element.remove()
  return count
}

function expectSame(names: string, a: unknown, b: unknown): void {
  if (a !== b) throw new Error(`${names} are not the same: ${a} and ${b}`)
}

/** A form of 12 fields: from its text, from a checked document (as the app does when the page opens), and by hand. */
export async function benchMount(rounds: number): Promise<Times & { readonly nodes: number }> {
  const { floor, fromJson, fromChecked, drawn } = await formWorld(11, false)
  const nodes = nodesOf(floor)
  expectSame('DOM nodes', nodes, nodesOf(fromJson))
  const times = race(rounds, {
    floor: mounting(floor, nothing),
    checked: mounting(fromChecked, nothing),
    json: mounting(fromJson, nothing),
    drawn: mounting((draw) => draw(), drawn),
    twin: mounting(floor, nothing),
  })
  return { ...times, nodes }
}

const KEYS = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcd', 'abc', 'ab']

/** A key in the middle of a form of 200 fields. */
export async function benchKey(rounds: number): Promise<Times & { readonly nodes: number }> {
  const { floor, fromChecked } = await formWorld(199, true)
  const variants = { floor: newStage(), form: newStage(), twin: newStage() }
  variants.floor.show(floor())
  variants.twin.show(floor())
  variants.form.show(fromChecked())
  const nodes = variants.floor.element.querySelectorAll('*').length
  expectSame('DOM nodes', nodes, variants.form.element.querySelectorAll('*').length)
  const typing = ({ element }: Stage) => {
    const input = inputNamed(element, 'f100')
    return () => timed(() => typeAll(input, KEYS)) / KEYS.length
  }
  const times = race(rounds, Object.fromEntries(Object.entries(variants).map(([name, stage]) => [name, typing(stage)])))
  for (const stage of Object.values(variants)) stage.clear()
  return { ...times, nodes }
}

function typeAll(input: HTMLInputElement, values: readonly string[]): void {
  for (const value of values) typeInto(input, value)
}

const QUERIES = ['method 1', 'method 12', 'method 1', '']

/** A key in the search of a list of 500 tiles, and its mount. */
export async function benchList(rounds: number): Promise<Times & { readonly nodes: number }> {
  const texts = await loadTexts('en')
  const world = createWorld({ texts, methods: manyMethods(500) })
  const layout = checkText(JSON.stringify(DOCUMENTS['built-in deposit.list'])).layout!
  const opened = world.open(layout)
  const { tiles } = world.scopes.methods as Scopes['methods']
  const { current } = world.scopes.region as Scopes['region']
  // The scope works tiles out once for a list; here somebody must look at them, or every mount would do it again.
  const stop = autorun(() => (world.scopes.methods as Scopes['methods']).tiles)
  const floor = () => <FloorList texts={texts} tiles={tiles} country={current} />
  const list = () => viewOf(world, opened)
  const nodes = nodesOf(floor)
  expectSame('DOM nodes', nodes, nodesOf(list))
  const mounts = race(Math.ceil(rounds / 4), {
    mountFloor: mounting(floor, nothing),
    mountList: mounting(list, nothing),
    mountTwin: mounting(floor, nothing),
  })
  const stages = { floor: newStage(), list: newStage(), twin: newStage() }
  stages.floor.show(floor())
  stages.twin.show(floor())
  stages.list.show(list())
  const searching = ({ element }: Stage) => {
    const input = element.querySelector<HTMLInputElement>('input[type=search]')!
    return () => timed(() => typeAll(input, QUERIES)) / QUERIES.length
  }
  const times = race(
    rounds,
    Object.fromEntries(Object.entries(stages).map(([name, stage]) => [name, searching(stage)])),
  )
  const shown = Object.values(stages).map(({ element }) => element.querySelectorAll('li').length)
  expectSame('tiles', shown[0], shown[1])
  for (const stage of Object.values(stages)) stage.clear()
  stop()
  return { ...times, ...mounts, nodes }
}

/** Bytes that a mounted form of 12 fields holds. The browser must run with --expose-gc. */
export async function benchHeap(copies: number): Promise<Times> {
  const { floor, fromChecked } = await formWorld(11, false)
  const held = (draw: () => ReactNode): number => {
    const stages = Array.from({ length: copies }, newStage)
    const before = usedHeap()
    for (const stage of stages) stage.show(draw())
    const bytes = (usedHeap() - before) / copies
    for (const stage of stages) stage.clear()
    return bytes
  }
  held(floor)
  held(fromChecked)
  return { floor: held(floor), form: held(fromChecked), twin: held(floor) }
}

function usedHeap(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize
}

export { checksPerSecond } from '../../bench/checkSpeed.ts'
