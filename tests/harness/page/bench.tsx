import { autorun } from 'mobx'
import type { ReactNode } from 'react'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import { checkText } from '../../../src/language/checkDocument.ts'
import { manyMethods, nameOf } from './bigForm.ts'
import { newStage, type Stage, viewOf } from './createStage.tsx'
import { createWorld } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { FloorList } from './FloorList.tsx'
import { formWorld } from './formWorld.tsx'
import { loadTexts } from './loadTexts.ts'
import { SWITCH } from './richFields.ts'
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

/** A form of 12 fields, or of 200: from its text, from a checked document (as the app does when the page opens), by hand. */
export async function benchMount(rounds: number, isRich: boolean): Promise<Times & { readonly nodes: number }> {
  const { floor, fromJson, fromChecked, drawn } = await formWorld(isRich)
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

// Ten fields come and ten go at the third letter, and the other way round at the second.
const FLIPS = ['ab', 'abc', 'ab', 'abc']

/** A key in the middle of a form of 200 fields, and one that flips 20 conditions. */
export async function benchKey(rounds: number): Promise<Times & { readonly nodes: number }> {
  const { floor, fromChecked } = await formWorld(true)
  const variants = { floor: newStage(), form: newStage(), twin: newStage() }
  variants.floor.show(floor())
  variants.twin.show(floor())
  variants.form.show(fromChecked())
  const nodes = variants.floor.element.querySelectorAll('*').length
  expectSame('DOM nodes', nodes, variants.form.element.querySelectorAll('*').length)
  const typing =
    (name: string, keys: readonly string[]) =>
    ({ element }: Stage) => {
      const input = inputNamed(element, name)
      return () => timed(() => typeAll(input, keys)) / keys.length
    }
  const all = (prefix: string, act: (stage: Stage) => () => number) =>
    race(rounds, Object.fromEntries(Object.entries(variants).map(([name, stage]) => [prefix + name, act(stage)])))
  const times = { ...all('', typing(nameOf(150), KEYS)), ...all('flip-', typing(SWITCH, FLIPS)) }
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

/** Bytes that a mounted form of 12 fields, or of 200, holds. The browser must run with --expose-gc. */
export async function benchHeap(copies: number, isRich: boolean): Promise<Times> {
  const { floor, apart } = await formWorld(isRich)
  const held = (prepare: () => () => ReactNode): number => {
    const ready = Array.from({ length: copies }, () => ({ stage: newStage(), draw: prepare() }))
    const before = usedHeap()
    for (const { stage, draw } of ready) stage.show(draw())
    const bytes = (usedHeap() - before) / copies
    for (const { stage } of ready) stage.clear()
    return bytes
  }
  const byHand = () => floor
  held(byHand)
  held(apart)
  return { floor: held(byHand), form: held(apart), twin: held(byHand) }
}

function usedHeap(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize
}

export { checksPerSecond } from '../../bench/checkSpeed.ts'
