import { createElement, Suspense } from 'react'
import { LazyDropdown } from '../../../renderers/ui/LazyDropdown.tsx'
import { checkText } from '../../../src/language/checkDocument.ts'
import { formDocument, methodWith, plainFields } from './bigForm.ts'
import { newStage } from './createStage.tsx'
import { createWorld } from './createWorld.ts'
import { plainFloor, plainNames, richFloor, richNames } from './FloorFields.tsx'
import { FloorForm } from './FloorForm.tsx'
import type { FloorParts } from './FloorParts.ts'
import type { FloorState } from './FloorState.ts'
import { loadTexts } from './loadTexts.ts'
import { richDocument, richMethod } from './richFields.ts'

/** With the amount, a form of 12. */
const FEW = 11

/** One form in two ways: interpreted, and by hand. 12 plain fields, or 200 with all that a field may hang on. */
export async function formWorld(isRich: boolean) {
  const texts = await loadTexts('en')
  const selected = isRich ? richMethod() : methodWith(0)
  const source = JSON.stringify(isRich ? richDocument() : formDocument(plainFields(FEW)))
  const { layout, problems } = checkText(source)
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  const names = isRich ? richNames() : plainNames(FEW)
  const floor = (parts: FloorParts) => {
    const fields = (state: FloorState) =>
      isRich ? richFloor({ parts, texts, state }) : plainFloor({ parts, texts, state, count: FEW, hasHints: true })
    return <FloorForm parts={parts} texts={texts} names={names} fields={fields} methodName="Big" />
  }
  /** In a page of its own, which is there already: forms in one page would draw one another anew. */
  const page = () => {
    const world = createWorld({ texts, selected })
    world.enter(layout.screen)
    return world
  }
  await listsReady()
  return { floor, page, layout, source }
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
