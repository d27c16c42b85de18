import { createElement, Suspense } from 'react'
import { LazyDropdown } from '../../../renderers/ui/LazyDropdown.tsx'
import { checkText } from '../../../src/language/checkDocument.ts'
import { formDocument, methodWith, plainFields } from './bigForm.ts'
import { newStage, viewOf } from './createStage.tsx'
import { createWorld } from './createWorld.ts'
import { plainFloor, plainNames, richFloor, richNames } from './FloorFields.tsx'
import { FloorForm } from './FloorForm.tsx'
import type { FloorState } from './FloorState.ts'
import { loadTexts } from './loadTexts.ts'
import { richDocument, richMethod } from './richFields.ts'

/** With the amount, a form of 12. */
const FEW = 11

/** One form twice: interpreted, and by hand. 12 plain fields, or 200 with all that a field may hang on. */
export async function formWorld(isRich: boolean) {
  const texts = await loadTexts('en')
  const selected = isRich ? richMethod() : methodWith(0)
  const world = createWorld({ texts, selected })
  const source = JSON.stringify(isRich ? richDocument() : formDocument(plainFields(FEW)))
  const { layout, problems } = checkText(source)
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  world.open(layout)
  const names = isRich ? richNames() : plainNames(FEW)
  const fields = (state: FloorState) =>
    isRich ? richFloor({ texts, state }) : plainFloor({ texts, state, count: FEW, hasHints: true })
  const floor = () => <FloorForm texts={texts} names={names} fields={fields} methodName="Big" />
  const fromJson = () => viewOf(world, world.openForm(checkText(source).layout!))
  const fromChecked = () => viewOf(world, world.openForm(layout))
  /** Its form is built outside of the measured time. */
  const drawn = () => {
    const opened = world.openForm(layout)
    return () => viewOf(world, opened)
  }
  /** In a page of its own, which is there already: forms in one page would draw one another anew. */
  const apart = () => {
    const own = createWorld({ texts, selected })
    own.enter(layout.screen)
    return () => viewOf(own, own.openForm(layout))
  }
  await listsReady()
  return { floor, fromJson, fromChecked, drawn, apart }
}

/** A list of choices brings its own code; it must have come before anything is measured. */
async function listsReady(): Promise<void> {
  const stage = newStage()
  stage.show(<Suspense>{createElement(LazyDropdown, ANY_LIST)}</Suspense>)
  while (stage.element.querySelector('[role=combobox]') === null) await new Promise((done) => setTimeout(done, 10))
  stage.clear()
  stage.element.remove()
}

const ANY_LIST = {
  ...{ id: 'any', name: 'any', label: 'Any', value: '', disabled: false, required: true },
  ...{ onInput: () => undefined, onFocus: () => undefined, onBlur: () => undefined, inputRef: () => undefined },
}
