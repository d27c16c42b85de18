import validateRequest from 'virtual:validate/calls/depositCreate/REQUEST'
import fc from 'fast-check'
import { SCREENS } from '../../../schemas/layout/screens/index.ts'
import { CryptoBonusStore } from '../../../src/catalog/CryptoBonusStore.ts'
import { depositRequest } from '../../../src/features/deposit/depositRequest.ts'
import { planForm } from '../../../src/forms/plan/planForm.ts'
import { type CheckResult, checkDocument, checkText } from '../../../src/language/checkDocument.ts'
import type { Method } from '../../../src/model/method.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'
import { AGENTS } from '../../unit/support/allScopes.ts'
import { createStage, type Stage, viewOf } from './createStage.tsx'
import { createWorld, methodNamed, type Opened, type World } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { loadTexts } from './loadTexts.ts'
import { BASES, type Edit, mutated } from './mutate.ts'
import { showsSomething } from './showsSomething.ts'

export interface FuzzResult {
  readonly accepted: number
  readonly refused: number
  /** Number of accepted layouts that show nothing because of their own conditions. */
  readonly emptyByChoice: number
  readonly forms: number
  /** Number of accepted layouts replaced by the built-in screen, because the data did not fit. */
  readonly givenUp: number
  /** Number of pressed buttons, links and tiles, and of created deposits. */
  readonly pressed: number
  readonly created: number
  /** Time per layout in ms, from its text to the screen. */
  readonly times: readonly number[]
  /** The failure, with the seed and the smallest layout that reproduces the failure. */
  readonly failure: string | undefined
}

type Counts = { -readonly [K in keyof Omit<FuzzResult, 'failure' | 'times'>]: number }

/** Time limit from the text of a layout to the screen (S17). A slower layout is compared with the built-in list. */
const LONGEST_MS = 50
/** Time limit for a slower layout, as a multiple of the time that the built-in list takes at the same moment. */
const MOST_FLOORS = 40
const FLOOR = JSON.stringify(DOCUMENTS['built-in deposit.list'])
const TRIES = 5

/** Amounts typed before a press. */
const AMOUNTS = ['500', '', '50.5', '20000', '0', '99999999', '1.005', 'abc', '1,000', '300']

/** The maximum of presses per layout, so that a list with many tiles does not take too long. */
const MOST_PRESSES = 12

const EDIT = fc.record({ kind: fc.nat(10_000), at: fc.nat(10_000), other: fc.nat(10_000), pick: fc.nat(10_000) })
const EDITS = fc.tuple(fc.nat(BASES.length - 1), fc.array(EDIT, { minLength: 1, maxLength: 4 }))

/** Checks, renders, operates and unmounts mutated layouts. */
export async function fuzz(seed: number, runs: number): Promise<FuzzResult> {
  const world = createWorld({
    texts: await loadTexts('en'),
    selected: withHidden(methodNamed('spei')),
    // An error that an action throws is only reported, which would not fail the test. So record the error here.
    onCreate: () => {
      try {
        if (playing !== undefined) expectSaid(world, playing, stage.element, counts)
      } catch (error) {
        uncaught.push(String(error))
      }
    },
  })
  const stage = createStage(document.getElementById('stage')!)
  const times: number[] = []
  let playing: Opened | undefined
  const uncaught: string[] = []
  const onError = (event: ErrorEvent) => uncaught.push(`window: ${event.message}`)
  window.addEventListener('error', onError)
  const counts: Counts = { accepted: 0, refused: 0, emptyByChoice: 0, forms: 0, givenUp: 0, pressed: 0, created: 0 }
  const property = fc.property(EDITS, ([base, edits]) => {
    const source = mutated(base, edits)
    stage.clear()
    for (const list of [uncaught, stage.errors, world.givenUp, world.reports, world.actions]) list.length = 0
    const { result, opened, ms, inTime, floor } = drawn(world, stage, source)
    times.push(ms)
    playing = opened
    expectThat(inTime, `it took ${Math.round(ms)} ms, and the list of all methods ${Math.round(floor)} ms`)
    if (opened === undefined) {
      counts.refused++
      expectReasons(result)
    } else {
      counts.accepted++
      play(world, stage, opened, counts, edits[0]!)
    }
    expectNone([...uncaught, ...stage.errors, ...world.givenUp])
    expectThat('canary' in globalThis === false, 'a script ran')
  })
  const details = fc.check(property, { seed, numRuns: runs, endOnFailure: false })
  window.removeEventListener('error', onError)
  return { ...counts, times, failure: details.failed ? failureOf(details) : undefined }
}

/** Adds a hidden field to a method. */
function withHidden(method: Method): Method {
  return { ...method, fields: [...method.fields, { name: 'merchant', type: 'hidden', value: 'merchant-1' }] }
}

/** Renders a layout, several times if it is slow; returns the shortest time. */
function drawn(world: World, stage: Stage, source: string) {
  let ms = Number.POSITIVE_INFINITY
  let floor = Number.POSITIVE_INFINITY
  for (let tries = 0; ; tries++) {
    const { result, opened, ms: now } = drawnOnce(world, stage, source)
    ms = Math.min(ms, now)
    if (ms <= LONGEST_MS || tries === TRIES)
      return { result, opened, ms, inTime: ms <= Math.max(LONGEST_MS, floor * MOST_FLOORS), floor }
    clear()
    floor = Math.min(floor, drawnOnce(world, stage, FLOOR).ms)
    clear()
  }

  function clear(): void {
    stage.clear()
    for (const list of [stage.errors, world.givenUp, world.reports]) list.length = 0
  }
}

function drawnOnce(world: World, stage: Stage, source: string) {
  const start = performance.now()
  const result = checkText(source)
  const opened = result.layout && world.open(result.layout)
  if (opened !== undefined) stage.show(viewOf(world, opened))
  return { result, opened, ms: performance.now() - start }
}

function failureOf({
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: fc.RunDetails<[[number, Edit[]]]>): string {
  const [[base, edits]] = counterexample ?? [[0, []]]
  const words = errorInstance instanceof Error ? errorInstance.stack : String(errorInstance)
  return `${words}\nseed ${seed}, path ${counterexamplePath}\n${JSON.stringify(edits)}\n${mutated(base, edits).slice(0, 6_000)}`
}

/** Checks an accepted layout on the screen, presses everything in it, and unmounts it. */
function play(world: World, stage: Stage, opened: Opened, counts: Counts, edit: Edit): void {
  const { element } = stage
  if (world.givenUp.length > 0) return standIn(world, stage, opened, counts)
  expectNone(stage.errors)
  if (isBlank(element)) {
    expectThat(!showsSomething(opened.layout.body, world), 'the screen is blank')
    counts.emptyByChoice++
  }
  expectHarmless(element, opened)
  if (opened.form) {
    counts.forms++
    expectOwnFieldsOnly(world, opened, element)
  }
  pressAll(stage, opened, counts, edit)
  for (const action of world.actions.splice(0))
    expectThat(typeof action.do === 'string', 'an action without a name ran')
  stage.clear()
  expectThat(element.childNodes.length === 0, 'something stayed behind')
}

/** Presses every control with two amounts. A press may re-render; the next press uses the new elements. */
function pressAll(stage: Stage, { form }: Opened, counts: Counts, { at, other, pick }: Edit): void {
  for (const amount of [AMOUNTS[pick % AMOUNTS.length]!, AMOUNTS[(pick + at + 1) % AMOUNTS.length]!]) {
    const buttons = [
      ...stage.element.querySelectorAll<HTMLElement>('button, a, [role="radio"], input[type="checkbox"]'),
    ]
    const submit = stage.element.querySelector<HTMLElement>('button[type="submit"]')
    for (const button of [...rotated(buttons, other).slice(0, MOST_PRESSES), ...(submit ? [submit] : [])]) {
      form?.field('amount')?.type(amount)
      stage.redraw()
      button.click()
      stage.redraw()
      counts.pressed++
    }
    expectNone(stage.errors)
  }
}

const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % (list.length || 1)),
  ...list.slice(0, by % (list.length || 1)),
]

/** I4, I24: a created deposit must have the amount on the button, all hidden server fields, and no undeclared field. */
function expectSaid(world: World, opened: Opened, element: Element, counts: Counts): void {
  const { form } = opened
  const amount = form?.amount
  if (form === undefined || amount === undefined) return // the core asks for an amount first
  counts.created++
  const said = element.querySelector('button[type="submit"]')?.textContent ?? ''
  expectThat(
    said.includes(formatMoney(amount, form.currency, world.texts.locale)),
    `${amount} would be paid, and the button says "${said}"`,
  )
  expectOwnFieldsOnly(world, opened, element, amount)
}

/** Data that does not fit a node (a chip where a tile must be) must be reported, and the built-in screen shown. */
function standIn(world: World, stage: Stage, { layout }: Opened, counts: Counts): void {
  counts.givenUp++
  expectThat(
    stage.errors.every((error) => error.startsWith('caught: ')),
    stage.errors.join('; '),
  )
  expectThat(
    world.reports.some((report) => report.includes('could not be drawn')),
    'given up without a report',
  )
  for (const list of [stage.errors, world.givenUp]) list.length = 0
  const builtIn = checkDocument(DOCUMENTS[`built-in ${layout.screen}`]).layout!
  stage.show(viewOf(world, world.open(builtIn)))
  expectThat(!isBlank(stage.element), 'the built-in screen is blank')
  world.actions.length = 0
  stage.clear()
}

function expectReasons({ problems }: CheckResult): void {
  expectThat(problems.length > 0, 'refused without a problem')
  for (const { code, pointer, message } of problems) {
    expectThat(/^[EW]\d\d$/.test(code), `no code: ${code}`)
    expectThat(pointer === '' || pointer.startsWith('/'), `no pointer: ${pointer}`)
    expectThat(message !== '', 'no message')
  }
  expectThat(
    problems.some(({ isHandled }) => !isHandled),
    'refused, though every problem is handled',
  )
}

const isBlank = (element: Element) =>
  element.textContent?.trim() === '' && element.querySelector('input, img, svg, button') === null

/** Expects no elements or attributes that run or load anything, and only links of the layout. */
function expectHarmless(element: Element, { plan }: Opened): void {
  const agents = Object.values(AGENTS).flatMap((named) => Object.values(named))
  const linked = new Set([...agents, ...(plan?.fields.flatMap(({ links }) => links.map(({ url }) => url)) ?? [])])
  for (const one of element.querySelectorAll('*')) {
    expectThat(
      !/^(script|iframe|object|embed|link|meta|base|style|frame|foreignobject)$/i.test(one.tagName),
      `<${one.tagName}> was drawn`,
    )
    for (const { name, value } of one.attributes) {
      expectThat(!name.startsWith('on') && name !== 'srcdoc', `the attribute ${name} was drawn`)
      if (!/^(src|href|xlink:href|action|formaction|data)$/.test(name)) continue
      if (one.tagName === 'A' && name === 'href' && /^https:/.test(value) && linked.has(value)) continue
      expectThat(/^(\/|#)(?!\/)/.test(value) || value.startsWith(`${location.origin}/`), `${name}="${value}" was drawn`)
    }
  }
}

/** Expects that the player can type into, and the form sends, only fields declared by the layout or the server. */
function expectOwnFieldsOnly(world: World, { form, plan, layout }: Opened, element: Element, amount = '100.00'): void {
  if (form === undefined || plan === undefined) return
  const own = planForm(layout, []).fields.map(({ name }) => name)
  const declared = new Set([...own, ...world.selected.fields.map(({ name }) => name)])
  const values = form.values()
  // Only screens that must contain the server's fields send them.
  const holdsServerFields = (SCREENS[layout.screen].critical as readonly string[]).includes('serverFields')
  expectThat(
    !holdsServerFields || values.merchant === 'merchant-1',
    `the server's hidden field goes out as ${values.merchant}`,
  )
  for (const name of Object.keys(values)) expectThat(declared.has(name) && name !== 'amount', `"${name}" would go out`)
  // Skips the inputs that choose an offer or a bonus: they set page state, not a form value.
  for (const input of element.querySelectorAll<HTMLInputElement>('[name]:not([name="pw-offer"], [name="pw-toggle"])')) {
    expectThat(declared.has(input.name.replace(/^pw-/, '')), `"${input.name}" can be typed into`)
  }
  const { session, bonus } = world.stores
  const sent = depositRequest(
    {
      form,
      method: world.selected,
      place: session.home,
      bonus,
      cryptoBonus: new CryptoBonusStore(world.stores.methods, true),
      paymentSessionId: undefined,
      depositId: undefined,
      returnUrl: 'https://a.example/',
      abTestGroup: undefined,
    },
    amount,
  )
  expectThat(
    validateRequest(structuredClone(sent)),
    `the request has a wrong shape: ${JSON.stringify(validateRequest.errors)}`,
  )
  expectThat(
    sent.currency === 'MXN' && sent.paymentType === world.selected.name && sent.amount === amount,
    'the request says something else',
  )
}

function expectThat(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}

function expectNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('; '))
}
