import { createElement, type ReactNode, Suspense } from 'react'
import { LazyDropdown } from '../../../renderers/ui/choice/LazyDropdown.tsx'
import type { DocumentJson } from '../../../schemas/layout/document.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { checkText } from '../../../src/language/checkDocument.ts'
import type { Method } from '../../../src/model/method.ts'
import { COUNTRY_FIELD, formDocument, methodWith, plainFields } from './bigForm.ts'
import { newStage } from './createStage.tsx'
import { createWorld } from './createWorld.ts'
import { CountryList, plainFloor, plainNames, richFloor, richNames } from './FloorFields.tsx'
import { FloorForm } from './FloorForm.tsx'
import type { FloorParts } from './FloorParts.ts'
import type { FloorState } from './FloorState.ts'
import { loadTexts } from './loadTexts.ts'
import { richDocument, richMethod } from './richFields.ts'

/** The number of fields besides the amount field, so that the form has 12. */
const FEW = 11

interface ByHand {
  readonly parts: FloorParts
  readonly texts: Texts
  readonly state: FloorState
}

interface FormWork {
  readonly selected: Method
  readonly document: DocumentJson
  readonly names: readonly string[]
  readonly byHand: (rest: ByHand) => ReactNode
}

const FORMS: Readonly<Record<'few' | 'countries' | 'many', () => FormWork>> = {
  few: () => ({
    selected: methodWith(0),
    document: formDocument(plainFields(FEW)),
    names: plainNames(FEW),
    byHand: (rest) => plainFloor({ ...rest, count: FEW, hasHints: true }),
  }),
  countries: () => ({
    selected: methodWith(0),
    document: formDocument([...plainFields(FEW - 1), COUNTRY_FIELD]),
    names: [...plainNames(FEW - 1), 'country'],
    byHand: (rest) => (
      <>
        {plainFloor({ ...rest, count: FEW - 1, hasHints: true })}
        <CountryList {...rest} />
      </>
    ),
  }),
  many: () => ({ selected: richMethod(), document: richDocument(), names: richNames(), byHand: richFloor }),
}

/**
 * The same form interpreted and hand-written: 12 plain fields; 12 with one list of 200 countries; or 200 with every
 * kind of dependency.
 */
export async function formWorld(name: keyof typeof FORMS) {
  const texts = await loadTexts('en')
  const { selected, document, names, byHand } = FORMS[name]()
  const source = JSON.stringify(document)
  const { layout, problems } = checkText(source)
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  const floor = (parts: FloorParts) => {
    const fields = (state: FloorState) => byHand({ parts, texts, state })
    return <FloorForm parts={parts} texts={texts} names={names} fields={fields} methodName="Big" />
  }
  /** Opens a separate page for each form: forms that share a page would re-render each other. */
  const page = () => {
    const world = createWorld({ texts, selected, hasBonus: false })
    world.enter(layout.screen)
    return world
  }
  await listsReady()
  return { floor, page, layout, source }
}

/** Waits for the lazy-loaded code of dropdowns, before anything is measured. */
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
