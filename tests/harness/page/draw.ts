import { checkText } from '../../../src/language/checkDocument.ts'
import { createStage, framed } from './createStage.tsx'
import { createWorld, methodNamed } from './createWorld.ts'
import { AFTER, BEFORE, DOCUMENTS, documentOf, EXAMPLES } from './documents.ts'
import { loadTexts } from './loadTexts.ts'

export interface Drawn {
  readonly problems: readonly string[]
  readonly errors: readonly string[]
  readonly givenUp: readonly string[]
  readonly reports: readonly string[]
  /** Number of elements with a size: in the whole layout, and between the markers of an example. */
  readonly visible: number
  readonly visibleOfExample: number
  readonly values: Readonly<Record<string, string>> | undefined
}

export interface Setting {
  readonly theme: 'light' | 'dark'
  readonly lang: 'en' | 'ar'
  readonly method?: string
}

let stage: ReturnType<typeof createStage> | undefined

/** Names of all layouts and catalogue examples. */
export const names = () => ({
  documents: Object.keys(DOCUMENTS),
  examples: Object.entries(EXAMPLES).flatMap(([type, list]) => list.map((_, index) => `${type} ${index}`)),
})

export const drawDocument = (name: string, setting: Setting) => draw(JSON.stringify(DOCUMENTS[name]), setting)

export function drawExample(name: string, setting: Setting): Promise<Drawn> {
  const [type = '', index = '0'] = name.split(' ')
  return draw(JSON.stringify(documentOf(EXAMPLES[type]![Number(index)]!)), setting)
}

/** Checks a layout as the widget does, and renders it if it is valid. */
export async function draw(source: string, { theme, lang, method }: Setting): Promise<Drawn> {
  stage?.clear()
  stage = createStage(document.getElementById('stage')!)
  const texts = await loadTexts(lang)
  document.documentElement.lang = lang
  document.documentElement.dir = texts.isRtl ? 'rtl' : 'ltr'
  const world = createWorld({ texts, theme, ...(method && { selected: methodNamed(method) }) })
  const { layout, problems } = checkText(source)
  const opened = layout && world.open(layout)
  if (opened) stage.show(framed(world, opened))
  await settled()
  return {
    problems: problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`),
    errors: stage.errors,
    givenUp: world.givenUp,
    reports: world.reports,
    visible: visible([...document.querySelectorAll('main *')]),
    visibleOfExample: visible(betweenMarks()),
    values: opened?.form?.values(),
  }
}

/** Waits for lazy-loaded parts: the code of a dropdown, pictures. */
async function settled(): Promise<void> {
  for (let i = 0; i < 50; i++) {
    await new Promise((done) => setTimeout(done, i === 0 ? 0 : 20))
    const isWaiting = [...document.images].some((image) => !image.complete)
    if (!isWaiting && document.querySelector('input[disabled][name]') === null) return
  }
}

function betweenMarks(): Element[] {
  const all = [...document.querySelectorAll('main *')]
  const at = (words: string) => all.find(({ textContent, children }) => textContent === words && children.length === 0)
  const [before, after] = [at(BEFORE), at(AFTER)]
  if (before === undefined || after === undefined) return []
  const follows = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return all.filter((one) => follows(before, one) && follows(one, after) && !one.contains(after))
}

function visible(elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility()
  }).length
}
