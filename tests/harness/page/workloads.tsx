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

/** What stands before the clock is started, and what is drawn then. */
type Prepare = () => () => ReactNode

/**
 * A screen in each way that is compared. `bare` is by hand with the browser's own controls, `floor` by hand with the kit;
 * `twin` is `bare` once more, and shows the noise.
 */
export type Workload = Readonly<Record<string, Prepare>>

async function form(name: 'few' | 'countries' | 'many'): Promise<Workload> {
  const { floor, page, layout, source } = await formWorld(name)
  const bare = () => () => floor(BARE_PARTS)
  return {
    bare,
    floor: () => () => floor(KIT_PARTS),
    twin: bare,
    /** As the app does when the page opens: its document has been checked. */
    checked: () => {
      const world = page()
      return () => viewOf(world, world.openForm(layout))
    },
    /** From its text, checked as well. */
    json: () => {
      const world = page()
      return () => viewOf(world, world.openForm(checkText(source).layout!))
    },
    /** Its form is there already. */
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
  // The scope works tiles out once for a list; here somebody must look at them, or every mount would do it again.
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
 * What is measured: a form of 12 fields, the same with a list of 200 countries among them, one of 200 fields with all that
 * a field may hang on, and a list of 500 tiles.
 */
export const WORKLOADS = {
  few: () => form('few'),
  countries: () => form('countries'),
  many: () => form('many'),
  tiles,
}

export type WorkloadName = keyof typeof WORKLOADS
