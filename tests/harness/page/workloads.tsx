import { autorun } from 'mobx'
import type { ReactNode } from 'react'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import { checkText } from '../../../src/language/checkDocument.ts'
import { BARE_PARTS } from './bareParts.tsx'
import { manyMethods } from './bigForm.ts'
import { viewOf } from './createStage.tsx'
import { createWorld } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { FloorList } from './FloorList.tsx'
import { KIT_PARTS } from './FloorParts.ts'
import { formWorld } from './formWorld.tsx'
import { loadTexts } from './loadTexts.ts'

/** Prepares a measurement; returns the function that renders. */
type Prepare = () => () => ReactNode

/**
 * The compared variants of a screen. `bare` is hand-written with native controls, `floor` hand-written with the kit;
 * `twin` repeats `bare`, to show the noise.
 */
export type Workload = Readonly<Record<string, Prepare>>

async function form(name: 'few' | 'countries' | 'many'): Promise<Workload> {
  const { floor, page, layout, source } = await formWorld(name)
  const bare = () => () => floor(BARE_PARTS)
  return {
    bare,
    floor: () => () => floor(KIT_PARTS),
    twin: bare,
    /** Opens the form as the app does when a page opens: the layout is already checked. */
    checked: () => {
      const world = page()
      return () => viewOf(world, world.openForm(layout))
    },
    /** Starts with the text of the layout: parses and checks it, then opens the form. */
    json: () => {
      const world = page()
      return () => viewOf(world, world.openForm(checkText(source).layout!))
    },
    /** Renders only: the form is already built. */
    drawn: () => {
      const world = page()
      const opened = world.openForm(layout)
      return () => viewOf(world, opened)
    },
  }
}

async function tiles(): Promise<Workload> {
  const texts = await loadTexts('en')
  const world = createWorld({ texts, methods: manyMethods(500) })
  const opened = world.open(checkText(JSON.stringify(DOCUMENTS['built-in deposit.list'])).layout!)
  const methods = world.scopes.methods as Scopes['methods']
  // Keep the computed tiles observed; otherwise every mount would compute them again.
  autorun(() => methods.tiles)
  const { current } = world.scopes.region as Scopes['region']
  const all = methods.tiles
  const bare = () => () => <FloorList parts={BARE_PARTS} texts={texts} tiles={all} country={current} />
  return {
    bare,
    floor: () => () => <FloorList parts={KIT_PARTS} texts={texts} tiles={all} country={current} />,
    twin: bare,
    checked: () => () => viewOf(world, opened),
  }
}

/**
 * The measured screens: a form of 12 fields, the same with a list of 200 countries, a form of 200 fields with every
 * kind of dependency, and a list of 500 tiles.
 */
export const WORKLOADS = {
  few: () => form('few'),
  countries: () => form('countries'),
  many: () => form('many'),
  tiles,
}

export type WorkloadName = keyof typeof WORKLOADS
