import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Driver, Key, Place } from '../drivers/Driver.ts'
import { type Found, find, type Query } from './find.ts'
import type { Server } from './startServer.ts'
import { type Piece, takeSnapshot } from './takeSnapshot.ts'

export interface OpenOptions {
  /** A scenario of mocks/scenarios. */
  readonly scenario?: string
  /** The query of the host page: country, currency, lang, theme … */
  readonly host?: Readonly<Record<string, string>>
  /** The page of the widget, with its query. */
  readonly path?: string
  /** Embed the widget from another site, so that its storage is denied or partitioned. */
  readonly isCrossSite?: boolean
}

interface HostMessage {
  readonly messageType: string
  readonly payload?: Readonly<Record<string, unknown>>
}

export type Player = ReturnType<typeof createPlayer>

/** The shortest time between a person's presses of two buttons at the same place. */
const BETWEEN_PRESSES_MS = 600

/** How often `fill` looks at a field that has no focus before it presses the field again. The last looks are 1 s apart. */
const PATIENT_LOOKS = 5

const BUTTON = 'button, [role="button"]'

/** A player with a mouse and a keyboard. Each action waits for what it needs, at most twenty seconds. */
export function createPlayer(driver: Driver, server: Server) {
  let token = ''
  let place: Place = 'widget'

  const all = (query: Query, scrollsTo = false): Promise<Found[]> => driver.run(place, find, { query, scrollsTo })

  async function open({ scenario = 'default', host = {}, path, isCrossSite }: OpenOptions = {}): Promise<void> {
    token = `scenario.${scenario}.${randomUUID()}`
    place = 'widget'
    const query = new URLSearchParams({ token, ...host, ...(path !== undefined && { path }) })
    await driver.open(`${isCrossSite ? server.otherSite : server.host}/host.html?${query}`)
    await expect.poll(isLoaded, 'the frame has the widget').toBe(true)
  }

  /** Opens the npm package in a host page: in a frame, or in package mode in the page itself. */
  async function openPackage(mode: 'element' | 'hosted', data: object = {}): Promise<void> {
    token = `scenario.default.${randomUUID()}`
    place = mode === 'element' ? 'widget' : 'host'
    const user = { token, id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }
    await server.setHostScript(mode === 'element' ? elementScript(server.widget) : HOSTED_SCRIPT)
    await driver.open(mode === 'element' ? `${server.host}/package.html` : `${server.widget}/hosted.html`)
    await expect.poll(() => driver.run('host', () => 'start' in window, undefined)).toBe(true)
    const start = (given: object) => (window as unknown as { start: (data: object) => void }).start(given)
    await driver.run('host', start, { user, ...data })
    if (mode === 'element') await expect.poll(isLoaded, 'the frame has the widget').toBe(true)
  }

  /** Reloads the widget's frame, and waits until its former page has unloaded. */
  async function reloadWidget(): Promise<void> {
    await driver.run('widget', () => void Object.assign(window, { isBeforeReload: true }), undefined)
    await driver.run('widget', () => void setTimeout(() => location.reload()), undefined)
    const isBefore = () => driver.run('widget', () => 'isBeforeReload' in window, undefined).catch(() => true)
    await expect.poll(isBefore, 'the frame has reloaded').toBe(false)
  }

  /** False while the frame still has its first, empty document. */
  const isLoaded = () =>
    driver.run('widget', () => location.pathname.startsWith('/paywidget/'), undefined).catch(() => false)

  /** Waits until an element is visible, and returns it. */
  async function see(query: Query): Promise<Found> {
    let found: Found | undefined
    await expect
      .poll(
        async () => {
          found = (await all(query).catch(notYet)).at(0)
          return found !== undefined
        },
        `${driver.engine} shows ${inWords(query)}`,
      )
      .toBe(true)
    return found!
  }

  /** Waits until an element is at rest and nothing covers it, and returns its middle in the window. */
  async function reach(query: Query): Promise<{ x: number; y: number }> {
    await see(query)
    const frame = place === 'widget' ? await driver.run('host', placeOfFrame, undefined) : { x: 0, y: 0 }
    let before = ''
    let at: Found | undefined
    await expect
      .poll(
        async () => {
          at = (await all(query, true).catch(notYet)).at(0)
          const now = JSON.stringify([at?.x, at?.y, at?.width, at?.height])
          const isAtRest = now === before
          before = now
          return isAtRest && at?.isReachable
        },
        { message: `${driver.engine} can reach ${inWords(query)}`, intervals: [20] },
      )
      .toBe(true)
    return { x: frame.x + at!.x + at!.width / 2, y: frame.y + at!.y + at!.height / 2 }
  }

  /** The place and time of the latest press. */
  let last = { x: 0, y: 0, at: 0 }

  async function press(query: Query, times: 1 | 2 = 1): Promise<void> {
    // Move the mouse away: the widget blocks a press if the button has appeared under a resting mouse (S16).
    await driver.move(0, 0)
    const { x, y } = await reach(query)
    // The widget ignores a second press at the same place within half a second, as part of a double click (S16).
    const isNear = Math.hypot(x - last.x, y - last.y) < 50
    if (isNear) await wait(Math.max(0, last.at + BETWEEN_PRESSES_MS - Date.now()))
    await (times === 1 ? driver.press(x, y) : driver.doublePress(x, y))
    last = { x, y, at: Date.now() }
  }

  /** The pieces of the screen, once nothing is loading and two snapshots in succession are equal. */
  async function screen(): Promise<readonly Piece[]> {
    let pieces: readonly Piece[] = []
    await driver.move(0, 0)
    await expect
      .poll(
        async () => {
          const before = JSON.stringify(pieces)
          // A document that is being replaced has no pieces yet.
          pieces = await driver.run(place, takeSnapshot, undefined).catch((): Piece[] => [])
          const isLoading = pieces.some(({ text }) => text.endsWith('…'))
          return !isLoading && pieces.length > 0 && JSON.stringify(pieces) === before
        },
        { message: 'the screen comes to rest', intervals: [100] },
      )
      .toBe(true)
    return pieces
  }

  const field = (name: string): Query => ({ css: `[id="pw-field-${name}"]` })

  async function fill(query: Query, value: string): Promise<void> {
    await press(query)
    let field: Found | undefined
    let misses = 0
    const hasFocus = async () => {
      field = (await all(query).catch(notYet)).at(0)
      // The field has moved after it was measured, or the engine has lost the press: aim again, as a person would. A
      // press that has reached the field must focus it.
      if (field?.isPressed === false && ++misses % PATIENT_LOOKS === 0) await press(query)
      return field?.isFocused
    }
    await expect.poll(hasFocus, `${inWords(query)} has the focus`).toBe(true)
    if (field?.value !== '') {
      await driver.withControl(place, 'a')
      await driver.key(place, 'Backspace')
    }
    await driver.type(place, value)
  }

  return {
    driver,
    server,
    token: () => token,
    open,
    openPackage,
    reloadWidget,
    all,
    see,
    press,
    doublePress: (query: Query) => press(query, 2),
    screen,
    fill,
    field,
    amount: field('amount'),
    submit: { css: 'button[type="submit"]' } as Query,
    button: (name: string): Query => ({ css: BUTTON, name }),
    text: (text: string): Query => ({ css: '*', text }),
    /** A tile of a list; a toggle button, such as a network with the same name, is not a tile. */
    tile: (text: string): Query => ({ css: 'main button:not([aria-pressed])', text }),
    error: (name: string): Query => ({ css: `[id="pw-field-${name}-error"]` }),
    /** Sets the place of all later searches: the host's page, for package mode, or the widget's frame. */
    lookAt(next: Place) {
      place = next
    },
    async type(query: Query, keys: string) {
      await press(query)
      await driver.type(place, keys)
    },
    key: (key: Key) => driver.key(place, key),
    withControl: (key: 'a' | 'c' | 'v' | 'x' | 'y' | 'z') => driver.withControl(place, key),
    /** Waits until no such element is visible. */
    async lose(query: Query) {
      const count = async () => (await all(query).catch(unknown))?.length
      await expect.poll(count, `${driver.engine} hides ${inWords(query)}`).toBe(0)
    },
    /** The text of the first such element, empty while there is none. */
    textOf: async (query: Query) => (await all(query).catch(notYet)).at(0)?.text ?? '',
    valueOf: async (name: string) => (await all(field(name)).catch(notYet)).at(0)?.value,
    messages: () =>
      driver.run(
        'host',
        () => (window as unknown as { messages: { message: HostMessage }[] }).messages.map(({ message }) => message),
        undefined,
      ),
  }
}

const NAMES = `['Loaded', 'onInit', 'FullLoaded', 'onClose', 'onInitError', 'onPaymentStatus']`

const elementScript = (widget: string) => `import './index.js'
window.messages = []
window.start = (data) => {
  const element = document.createElement('pay-widget')
  element.setAttribute('src', '${widget}/paywidget/')
  for (const name of ${NAMES})
    element.addEventListener(name, ({ detail }) => window.messages.push({ message: { messageType: name, payload: detail } }))
  document.querySelector('#place').append(element)
  element.data = data
}`

const HOSTED_SCRIPT = `import { mountCashier } from './package.js'
window.messages = []
const note = (name) => (payload) => window.messages.push({ message: { messageType: name, payload } })
const on = Object.fromEntries(${NAMES}.map((name) => [name, note(name)]))
window.start = (data) => mountCashier('#place', { data, on })`

/** Runs in the host's page; the frame of the npm element is in the element's shadow root. */
function placeOfFrame(): { x: number; y: number } {
  const root = document.querySelector('pay-widget')?.shadowRoot ?? document
  const { x, y } = root.querySelector('iframe')?.getBoundingClientRect() ?? { x: 0, y: 0 }
  return { x, y }
}

/** The document of a loading page may be replaced during a query; then nothing is found yet. */
const notYet = (): Found[] => []

/** That a document was replaced during a query does not say what the next one shows. */
const unknown = () => undefined

const inWords = ({ css, name, text }: Query): string => `"${text ?? name ?? css}"${css === '*' ? '' : ` (${css})`}`
