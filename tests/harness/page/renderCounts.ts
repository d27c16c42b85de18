import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import type { PartialRegistry } from '../../../renderers/contract.ts'
import { registry } from '../../../renderers/index.ts'
import type { NodeJson } from '../../../schemas/layout/document.ts'
import { checkText } from '../../../src/language/checkDocument.ts'
import { formDocument, manyMethods, methodWith, nameOf } from './bigForm.ts'
import { createStage, type Stage, viewOf } from './createStage.tsx'
import { createWorld, type WorldOptions } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { loadTexts } from './loadTexts.ts'
import { groupNames, richDocument, richMethod, SWITCH } from './richFields.ts'
import { inputNamed, typeInto } from './typeInto.ts'

export type Counts = Readonly<Record<string, number>>

/** Wraps the real renderers to count their renders. */
function counting() {
  const counts: Record<string, number> = {}
  const wrap = (part: object) =>
    Object.fromEntries(
      Object.entries(part as Record<string, ComponentType<object>>).map(([type, Renderer]) => [
        type,
        function Counted(props: object) {
          counts[type] = (counts[type] ?? 0) + 1
          return createElement(Renderer, props)
        },
      ]),
    )
  const counted = { blocks: wrap(registry.blocks), fields: wrap(registry.fields) } as unknown as PartialRegistry
  /** The renders during an action. */
  const during = (act: () => void): Counts => {
    for (const type of Object.keys(counts)) delete counts[type]
    flushSync(act)
    return { ...counts }
  }
  /** The renders since the start of the last action, including those after it. */
  const soFar = (): Counts => ({ ...counts })
  return { counted, during, soFar }
}

async function opened(source: string, options: Partial<WorldOptions>) {
  const { counted, during, soFar } = counting()
  const world = createWorld({ texts: await loadTexts('en'), registry: counted, ...options })
  const stage = createStage(document.getElementById('stage')!)
  const { layout, problems } = checkText(source)
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  const mount = during(() => stage.show(viewOf(world, world.open(layout))))
  return { world, stage, during, soFar, mount }
}

/** 20 notes with different texts and conditions on the field f0, which flip at its third letter. */
const NOTES: readonly NodeJson[] = Array.from({ length: 20 }, (_, index) => ({
  type: 'note',
  tone: 'info',
  when: `size(form.fields.f0) > 2 && form.fields.f0 != "other ${index}"`,
  text: { text: { en: `Note ${index}` } },
}))

/** Renders per key in a form of 200 fields. */
export async function keyRenders(): Promise<Readonly<Record<string, Counts>>> {
  const { stage, during, mount } = await opened(JSON.stringify(formDocument([], NOTES)), { selected: methodWith(199) })
  const key = (name: string, value: string) => during(() => typeInto(inputNamed(stage.element, name), value))
  const focus = (name: string) => during(() => inputNamed(stage.element, name).focus())
  const blur = (name: string) => during(() => inputNamed(stage.element, name).blur())
  focus('f100')
  const result = {
    mount,
    firstKey: key('f100', 'a'),
    secondKey: key('f100', 'ab'),
    otherField: key('f7', 'abc'),
    leaveWrong: blur('f100'),
    comeBack: focus('f100'),
    beforeFlip: key('f0', 'ab'),
    flipOn: key('f0', 'abc'),
    noFlip: key('f0', 'abcd'),
    flipOff: key('f0', 'a'),
  }
  stage.clear()
  return result
}

/** Renders per key in the form of 200 fields with dependencies. */
export async function richRenders(): Promise<Readonly<Record<string, Counts>>> {
  const { stage, during, mount } = await opened(JSON.stringify(richDocument()), { selected: richMethod() })
  const key = (name: string, value: string) => during(() => typeInto(inputNamed(stage.element, name), value))
  const press = (selector: string) => during(() => stage.element.querySelector<HTMLElement>(selector)?.click())
  const [even, odd] = [groupNames(0), groupNames(1)]
  const result = {
    mount,
    firstKey: key(nameOf(150), 'a'),
    plain: key(nameOf(150), 'ab'),
    masked: key(even.masked, '123'),
    maskedByBank: key(odd.account, '1'),
    day: key(odd.day, '1'),
    phone: key(odd.phone, '525'),
    consent: press(`#pw-field-${odd.consent}`),
    chosen: press(`#pw-field-${odd.bank}-0`),
    chosenOther: press(`#pw-field-${odd.bank}-1`),
    leaveWrong: during(() => {
      typeInto(inputNamed(stage.element, even.linked), '9')
      inputNamed(stage.element, even.linked).focus()
      inputNamed(stage.element, even.linked).blur()
    }),
    madeRight: key(even.masked, '9'),
    beforeFlip: key(SWITCH, 'ab'),
    flip: key(SWITCH, 'abc'),
    noFlip: key(SWITCH, 'abcd'),
    otherFlip: key(SWITCH, 'drop 33'),
    flipBack: key(SWITCH, 'a'),
  }
  stage.clear()
  return result
}

const tilesIn = ({ element }: Stage): number => element.querySelectorAll('li').length

/** Renders per search in a list of 500 tiles, and the number of remaining tiles. */
export async function searchRenders() {
  const { stage, during, soFar } = await opened(JSON.stringify(DOCUMENTS['built-in deposit.list']), {
    methods: manyMethods(500),
  })
  const firstTiles = tilesIn(stage)
  await stage.complete()
  const mount = soFar()
  const search = stage.element.querySelector<HTMLInputElement>('input[type=search]')!
  const steps = []
  for (const query of ['method 1', 'method 12', 'method 123', 'method 12', '']) {
    during(() => typeInto(search, query))
    const atOnce = tilesIn(stage)
    await stage.complete()
    steps.push({ query, atOnce, after: tilesIn(stage), tilesDrawn: soFar().methodTile ?? 0 })
  }
  stage.clear()
  return { firstTiles, mount, steps }
}

/** The number of items that nested lists render. */
export async function nestedItems(): Promise<number> {
  const body = [1, 2, 3, 4].reduceRight<NodeJson>(
    (inner, depth) => ({
      ...{ type: 'repeat', each: 'methods.tiles', as: `tile${depth}`, key: `tile${depth}.id`, max: 500 },
      children: [inner],
    }),
    { type: 'methodTile', source: 'tile4', onPress: [{ do: 'method.open', method: { $: 'tile4.id' } }] },
  )
  const none: NodeJson = { type: 'emptyState', title: 'empty.title' }
  const source = JSON.stringify({ layout: 1, id: 'nested', screen: 'deposit.list', body: [body, none] })
  const { stage } = await opened(source, { methods: manyMethods(500) })
  await stage.complete()
  const items = tilesIn(stage)
  stage.clear()
  return items
}
