import type { NodeJson } from '../../../schemas/layout/document.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import type { CheckedLayout } from '../../../src/language/CheckedLayout.ts'
import { checkDocument } from '../../../src/language/checkDocument.ts'
import type { Method } from '../../../src/model/method.ts'
import { newStage, type Stage, viewOf } from './createStage.tsx'
import { createWorld, methodNamed } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { loadTexts } from './loadTexts.ts'

const BUILT_IN = DOCUMENTS['built-in deposit.redirect']!
const AMOUNT: NodeJson = { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' }
const SUBMIT: NodeJson = {
  type: 'submit',
  label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
  onPress: [{ do: 'deposit.create' }],
}

async function openForm(layout: CheckedLayout, selected: Method = methodNamed('spei')) {
  const created: string[] = []
  const world = createWorld({
    texts: await loadTexts('en'),
    selected,
    onCreate: () => created.push(form.amount ?? ''),
  })
  const stage = newStage()
  const opened = world.open(layout)
  const form = opened.form!
  stage.show(viewOf(world, opened))
  return { world, stage, form, created }
}

const checked = (...body: readonly NodeJson[]): CheckedLayout => {
  const { layout, problems } = checkDocument({ ...BUILT_IN, body })
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  return layout
}

const submitOf = ({ element }: Stage) => element.querySelector<HTMLButtonElement>('button[type="submit"]')!

/** Changes the amount, presses the button before React re-renders it, and presses the re-rendered button. */
export async function changedUnderPress() {
  const { world, stage, form, created } = await openForm(checkDocument(BUILT_IN).layout!, methodNamed('oxxo'))
  form.field('amount')?.type('500')
  stage.redraw()
  const said = submitOf(stage).textContent
  form.field('amount')?.set('20000')
  submitOf(stage).click()
  const early = { said, created: [...created], reports: [...world.reports] }
  stage.redraw()
  submitOf(stage).click()
  const late = { said: submitOf(stage).textContent, created: [...created] }
  stage.clear()
  return { early, late }
}

/** A button whose translation lacks the amount, which a check without the translations can't detect. */
export async function silentButton() {
  const label = { t: 'form.deposit.processing', args: { amount: 'form.amountText' } }
  const { stage, form } = await openForm(
    checked(AMOUNT, { type: 'serverFields' }, { ...SUBMIT, label, ariaLabel: label }),
  )
  form.field('amount')?.type('500')
  stage.redraw()
  const said = { words: submitOf(stage).textContent, ariaLabel: submitOf(stage).getAttribute('aria-label') }
  stage.clear()
  return said
}

/** Presses Enter in a form whose fields have the names of native form members. */
export async function clobbered(names: readonly string[]) {
  const fields = names.map((name) => ({ name, type: 'text', value: 'x' }))
  const method = { ...methodNamed('spei'), fields }
  const { stage, form, created } = await openForm(checkDocument(BUILT_IN).layout!, method)
  const inputs = [...stage.element.querySelectorAll<HTMLInputElement>('form input:not([role="switch"])')]
  form.field('amount')?.type('500')
  stage.redraw()
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  for (const input of inputs) input.dispatchEvent(new KeyboardEvent('keydown', enter))
  const result = { drawn: inputs.length, created, fields: form.values(), errors: stage.errors }
  stage.clear()
  return result
}

/** Renders a consent with unsafe links, which are added after the layout check; returns the rendered links. */
export async function unsafeLinks(urls: readonly string[]) {
  const consent = (url: string): NodeJson => ({
    ...{ type: 'field', kind: 'checkbox', name: 'consent' },
    label: { text: { en: 'I accept {terms}' } },
    links: { terms: { text: { text: { en: 'the terms' } }, url } },
  })
  const layout = checked(AMOUNT, { type: 'serverFields' }, consent('https://a.example/'), SUBMIT)
  const hrefs: (string | null)[] = []
  for (const url of ['https://a.example/', ...urls]) {
    const text = JSON.stringify(layout, (_, value) => (value instanceof Map ? { map: [...value] } : value))
    const forged = JSON.parse(text.replaceAll('https://a.example/', JSON.stringify(url).slice(1, -1)), (_, value) =>
      Array.isArray(value?.map) ? new Map(value.map) : value,
    )
    const { stage } = await openForm(forged)
    hrefs.push(...[...stage.element.querySelectorAll('a')].map((link) => link.getAttribute('href')))
    stage.clear()
  }
  return hrefs
}

/** Prepares the form of a method with texts of this length for `drawLongTexts`. */
export async function prepareLongTexts(unit: string, length: number): Promise<void> {
  const text = unit.repeat(Math.ceil(length / unit.length))
  const field = (name: string, more = {}) => ({
    ...{ name, type: 'text', placeholder: text, regex: '^a$', regex_error_key: text, props: { label: text } },
    ...more,
  })
  const method = readMethod({
    ...{ name: 'long', text, cardViewType: 0, annotationKey: text, banner: { bannerTextKey: text } },
    ...{ badgeConfig: { text }, amount_rules: { MXN: { min: '50', max: '5000' } } },
    fields: [field('a'), field('b', { type: 'dropdown', values: [text, text] }), field('c')],
  })!
  const layout = checkDocument(BUILT_IN).layout!
  const world = createWorld({ texts: await loadTexts('en'), selected: method, methods: [method] })
  const stage = newStage()
  drawPrepared = () => {
    const opened = world.open(layout)
    stage.show(viewOf(world, opened))
    opened.form?.showErrors()
    stage.redraw()
    stage.element.getBoundingClientRect()
    const words = stage.element.textContent?.length ?? 0
    stage.clear()
    return words
  }
}

let drawPrepared = () => 0

/** Draws what `prepareLongTexts` has prepared, and returns the length of its text. */
export const drawLongTexts = (): number => drawPrepared()
