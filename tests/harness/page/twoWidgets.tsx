import type { NodeJson } from '../../../schemas/layout/document.ts'
import { checkDocument } from '../../../src/language/checkDocument.ts'
import { framed, newStage, type Stage } from './createStage.tsx'
import { createWorld, methodNamed } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { loadTexts } from './loadTexts.ts'

/** A form with a short list. The search input of a longer list would take the focus, which closes the other list. */
const BODY: readonly NodeJson[] = [
  { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' },
  {
    type: 'field',
    kind: 'dropdown',
    name: 'bank',
    label: 'form.amountInput.label',
    items: [
      { text: { text: { en: 'One' } }, value: '1' },
      { text: { text: { en: 'Two' } }, value: '2' },
    ],
  },
  { type: 'serverFields' },
  {
    type: 'submit',
    label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
    onPress: [{ do: 'deposit.create' }],
  },
]

let stages: readonly Stage[] = []

/** Two widgets with the same form in one page. */
export async function twoWidgets(): Promise<void> {
  const texts = await loadTexts('en')
  const layout = checkDocument({ ...DOCUMENTS['built-in deposit.redirect'], body: BODY }).layout!
  stages = [newStage(), newStage()].map((stage) => {
    const world = createWorld({ texts, selected: methodNamed('oxxo') })
    stage.show(framed(world, world.open(layout)))
    return stage
  })
}

/** Unmounts one widget and waits until its cleanup is done. */
export async function takeAwaySecond(): Promise<void> {
  stages[1]?.clear()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
