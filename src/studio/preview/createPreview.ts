import { type MethodFiles, readMethodFolder } from '../../../fixtures/readMethodFolder.ts'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'
import type { PreviewWindow } from '../../../mocks/widgetPage/preview.ts'
import { isRightToLeft } from '../../i18n/chooseLocale.ts'
import en from '../../i18n/locales/en.json' with { type: 'json' }
import type { Look } from '../StudioStore.ts'
import { loadedFor, placeOf, tokenFor } from './loadedFor.ts'
import { playStep, pressEmpty } from './playStep.ts'
import { type PreviewState, STATES } from './STATES.ts'
import { stepsUntil } from './stepsUntil.ts'
import { waitFor } from './waitFor.ts'

export interface PreviewNeed {
  readonly frame: HTMLIFrameElement
  readonly folder: () => MethodFiles
  readonly look: () => Look
  readonly setStatus: (status: string) => void
  /** Default: 0. Previews beside one another need different players: they share the storage of the browser. */
  readonly firstPlayer?: number
  /** The state was reached, or is known not to be. */
  readonly onSettled?: () => void
}

/** Longer than the lifetime of any invoice. */
const LONG_MS = 86_400_000
const NO_COUNTDOWN = 'The page after the press has no countdown, so this payment does not expire.'
const STATUS = { pay: 1, decline: 2 } as const

/** The real widget in a frame: answers it as a host page would, and brings it into the chosen state. */
export function createPreview({ firstPlayer = 0, folder, frame, look, onSettled, setStatus }: PreviewNeed) {
  let player = firstPlayer
  let playing: PreviewState | undefined
  let isOver = false
  /** The language last sent to the widget. */
  let lang = ''
  let theme = ''
  const inner = () => frame.contentWindow as PreviewWindow
  const token = () => tokenFor(STATES[look().state].scenario, player)

  function send(next = look().lang): void {
    lang = next
    theme = look().theme
    const payload = loadedFor(folder(), { ...look(), lang }, token())
    inner().postMessage(JSON.stringify({ messageType: 'loaded', payload }), location.origin)
  }

  function onMessage({ data, origin, source }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== location.origin) return
    const { messageType } = parsed(data)
    // The stories are in English; the language is changed when the state is reached.
    if (messageType === 'Loaded') send('en')
    if (messageType === 'FullLoaded' && playing !== undefined) void play(playing)
  }

  async function play(state: PreviewState): Promise<void> {
    const mine = player
    playing = undefined
    keepFocusOutside(inner() as PreviewWindow & typeof globalThis)
    try {
      await reach(state)
      if (mine !== player || isOver) return
      applyLook()
      setStatus(`${state.title}.`)
    } catch (error) {
      if (mine === player && !isOver) setStatus(`“${state.title}” was not reached: ${(error as Error).message}`)
    }
    if (mine === player && !isOver) onSettled?.()
  }

  async function reach({ ending, scenario, until }: PreviewState): Promise<void> {
    const inside = inner().document
    const { name } = folder()
    const { method, story } = readMethodFolder(folder()) ?? {}
    // A scenario may change the name on the tile.
    const { methods }: Scenario = SCENARIOS[scenario]
    const shown = Object(method && (methods?.([method])[0] ?? method)).text
    const names = {
      method: (one: string) => (one === name ? englishOf(shown) : undefined) ?? one,
      group: (code: string) => (en as Readonly<Record<string, string>>)[`groups.${code}`] ?? code,
    }
    const steps = stepsUntil(name, story, until)
    const form = () => inner().location.pathname
    let before = form()
    const isNext = () => (form() === before ? undefined : true)
    for (const step of steps) {
      before = form()
      await playStep(step, inside, names)
      // A group may have the name of a method in it.
      if ('openGroup' in step) await waitFor(inside, isNext, 'The group did not open.')
    }
    if (until === 'form' && steps.length > 0) await waitFor(inside, isNext, 'The form did not open.')
    if (ending === 'pressEmpty') await pressEmpty(inside)
    if (ending === 'goOffline') goOffline()
    if (ending !== 'pay' && ending !== 'decline' && ending !== 'pass') return
    // A provider can report a payment only when it was created: then the widget leaves the form.
    await waitFor(inside, isNext, 'The payment was not created.')
    if (ending === 'pass') return letTimePass(inside)
    const earlier = wordsIn(inside)
    inner().paywidgetPreview?.report(token(), STATUS[ending])
    await waitFor(inside, () => (wordsIn(inside) === earlier ? undefined : true), 'The page stayed as it was.')
  }

  async function letTimePass(inside: Document): Promise<void> {
    const timer = () => inside.querySelector('[role="timer"]')
    const status = () => inside.querySelector('[data-pw-block="statusPanel"]')
    await waitFor(inside, () => timer() ?? status(), NO_COUNTDOWN)
    if (timer() === null) throw new Error(NO_COUNTDOWN)
    inner().paywidgetPreview?.pass(token(), LONG_MS)
    await waitFor(inside, () => (timer() === null ? true : undefined), 'The countdown goes on.')
  }

  function goOffline(): void {
    Object.defineProperty(inner().navigator, 'onLine', { get: () => false, configurable: true })
    inner().dispatchEvent(new Event('offline'))
  }

  function applyLook(): void {
    if (look().lang !== lang || look().theme !== theme) send()
    mirror()
  }

  function mirror(): void {
    const { documentElement } = inner().document
    const own = isRightToLeft(look().lang) ? 'rtl' : 'ltr'
    documentElement.dir = look().isMirrored ? (own === 'ltr' ? 'rtl' : 'ltr') : own
  }

  addEventListener('message', onMessage)
  return {
    /** Loads the widget as a new player, and plays the story up to the chosen state. */
    load(): void {
      player += 1
      playing = STATES[look().state]
      setStatus(`Opening “${playing.title}” …`)
      forgetPayments()
      const at = new URLSearchParams({ at: placeOf(folder()) })
      inner().location.replace(`${import.meta.env.BASE_URL}widget.html?${at}`)
    },
    applyLook,
    edit: (edited: MethodFiles) => inner().paywidgetPreview?.edit(edited),
    dispose(): void {
      isOver = true
      removeEventListener('message', onMessage)
    },
  }
}

/** No script of the preview takes the focus from the operator, who edits the method meanwhile. */
function keepFocusOutside({ HTMLElement, document }: typeof globalThis): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}

/**
 * Deletes the stored payments. The preview shares the studio's origin, and after a reload of the studio the numbers of
 * the players start again: a new player may have the id of an earlier one (D-40).
 */
function forgetPayments(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('paywidget')) storage.removeItem(key)
}

function parsed(data: unknown): { readonly messageType?: string } {
  try {
    return Object(JSON.parse(String(data)))
  } catch {
    return {}
  }
}

/** The words of the page without digits, which a countdown changes. */
const wordsIn = ({ body }: Document): string => body.innerText.replace(/\d/g, '')

const englishOf = (text: unknown): string | undefined => (typeof text === 'string' ? text : Object(text).en)
