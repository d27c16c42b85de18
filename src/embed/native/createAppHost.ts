import { exactText } from '../../host/loaded/exactText.ts'
import { hasToken } from '../checkTarget.ts'
import { createListeners } from '../createListeners.ts'
import { identityIn } from '../identityIn.ts'
import { merged } from '../merged.ts'
import { openId, withOpenId } from '../openId.ts'
import { readText } from '../readText.ts'
import type { Cashier, PaywidgetData, PaywidgetListeners, PaywidgetMessages } from '../types.ts'
import { AppHostError } from './AppHostError.ts'

/** Where an app stores payments without an answer. AsyncStorage of React Native fits. */
export interface AppStorage {
  getItem(key: string): Promise<string | null> | string | null
  setItem(key: string, value: string): unknown
}

export interface AppHostOptions {
  /** The URL at which the cashier is served: `https://pay.example/paywidget/`. */
  readonly src: string
  /** The first page, such as `withdrawal`. */
  readonly page?: string | undefined
  readonly data: PaywidgetData
  /** Runs a script in the web view. */
  readonly run: (script: string) => void
  /**
   * Keeps the references of `onIntent`, so that no payment is lost when the system ends the app or its web view.
   * Without it, the app has to pass `data.resume`.
   */
  readonly storage?: AppStorage | undefined
  /** Milliseconds to wait for the cashier before `onInitError`; 30,000 by default. */
  readonly loadTimeout?: number | undefined
  readonly on?: PaywidgetListeners | undefined
}

/** A cashier in a web view of an app. */
export interface AppHost extends Cashier {
  /** The URL to load in the web view. */
  readonly uri: string
  /** Whether a URL belongs to the cashier. Open every other one outside of the web view. */
  isOwn(url: string): boolean
  /** Takes a text that the page sent through the app's bridge. Texts of other origins are ignored. */
  receive(text: string, pageUrl: string): void
  /** Call this when the web view starts to load the cashier, also after its process ended. */
  loading(): void
}

const LOAD_TIMEOUT_MS = 30_000
/** `setTimeout` runs at once for any longer time, also for Infinity. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/**
 * The host of a cashier in a web view, without any library: messages come by `receive`, and answers are scripts that
 * `run` runs in the page. Throws a TypeError when `src` is not an https URL or the token is missing.
 */
export function createAppHost(options: AppHostOptions): AppHost {
  const { src, page = '', run, storage, loadTimeout = LOAD_TIMEOUT_MS } = options
  const origin = originOf(src)
  if (origin === undefined)
    throw new AppHostError(
      'src.invalid',
      `"src" is "${src}"; it has to be an https address, such as https://pay.example/paywidget/.`,
    )
  if (!hasToken(options.data))
    throw new AppHostError(
      'token.missing',
      '"data.user.token" is missing: it is the token of the player, from your server.',
    )
  const uri = uriOf(src, page)
  const { on, emit, listeners } = createListeners(options.on, (error) => console.error(error))
  const id = openId()
  let data = options.data
  let sentData = ''
  /** Whether the cashier waits for a token, so that even unchanged data is sent. */
  let isTokenDue = false
  /**
   * `there`: the cashier listens. `ready`: it shows a page, and answers `onGoBack` and `close`. An `onInitError` changes
   * neither: the error page is a page too, which answers both, and the player may go on from it.
   */
  let state: 'loading' | 'there' | 'ready' | 'gone' = 'loading'
  let timer: ReturnType<typeof setTimeout> | undefined

  const isThere = () => state === 'there' || state === 'ready'
  const keyOf = () => `paywidget:intent:${origin}:${identityIn(data)}`

  /** The page accepts messages from its own window and origin only, so no other page can receive the token. */
  function post(messageType: string, payload?: unknown): void {
    const text = JSON.stringify(exactText({ messageType, payload }))
    run(`if(location.origin===${JSON.stringify(origin)})window.postMessage(${text},location.origin);true`)
  }

  /** Serializes the data; if that fails, reports it to the app and returns undefined. */
  function textOf(value: PaywidgetData): string | undefined {
    try {
      return JSON.stringify(value)
    } catch (error) {
      const fix = 'Set "data" to a plain object with texts, numbers, booleans, lists and objects only.'
      // Without earlier data the cashier can't start.
      const isFirst = sentData === ''
      const problem = {
        code: isFirst ? 'data.invalid' : 'update.invalid',
        text: `"data" can't be sent to the cashier: ${error}. ${fix}`,
        fix,
      } as const
      emit('onProblem', problem satisfies PaywidgetMessages['onProblem'])
      if (isFirst) emit('onInitError', problem satisfies PaywidgetMessages['onInitError'])
      return undefined
    }
  }

  async function sendLoaded(): Promise<void> {
    const mine = textOf(data)
    if (mine === undefined) return
    sentData = mine
    isTokenDue = false
    const reference = await stored(storage, keyOf())
    // Newer data may have been sent meanwhile, or the page may have been loaded again.
    if (isThere() && sentData === mine) post('loaded', { ...withOpenId(data, id), resume: data.resume ?? reference })
  }

  function setData(next: PaywidgetData): void {
    const text = textOf(next)
    // The cashier keeps the data that it has.
    if (text === undefined) return
    data = next
    if (isThere() && hasToken(next) && (text !== sentData || isTokenDue)) void sendLoaded()
  }

  /** A cashier that shows no page can't answer: the player has to be able to leave it. */
  function sendOrClose(messageType: string): void {
    if (state === 'ready') post(messageType)
    else if (state !== 'gone') emit('onClose', undefined)
  }

  function stopWaiting(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    uri,
    isOwn: (url) => originOf(url) === origin,
    loading() {
      if (state === 'gone') return
      state = 'loading'
      stopWaiting()
      if (loadTimeout > LONGEST_TIMEOUT_MS) return
      timer = setTimeout(() => {
        const text = `Paywidget: no cashier answered at ${uri} within ${loadTimeout} ms. Is the device online, and is the cashier served there?`
        emit('onInitError', { code: 'cashier.silent', text } satisfies PaywidgetMessages['onInitError'])
      }, loadTimeout)
    },
    receive(text, pageUrl) {
      const message = originOf(pageUrl) === origin && state !== 'gone' ? readText(text) : undefined
      if (message === undefined) return
      const { messageType, payload, ...flat } = message
      if (messageType === 'Loaded') {
        stopWaiting()
        state = 'there'
        void sendLoaded()
      }
      if (messageType === 'FullLoaded') state = 'ready'
      if (messageType === 'onInitError') stopWaiting()
      // The cashier may have used a newer token of the server, so the answer may be the token that was sent last.
      if (messageType === 'onTokenExpired') isTokenDue = true
      if (messageType === 'onIntent')
        keep(storage, keyOf(), (payload as { reference?: unknown } | undefined)?.reference)
      emit(messageType, messageType === 'Loaded' ? flat : payload)
    },
    update: (changes) => setData(merged(data, changes)),
    setData,
    goBack: () => sendOrClose('onGoBack'),
    close: () => sendOrClose('close'),
    on,
    destroy() {
      state = 'gone'
      stopWaiting()
      listeners.clear()
    },
  }
}

/** The URL of `page` inside the folder of `src`, with the query of both, as `addressOf` of the loader. */
function uriOf(src: string, page: string): string {
  const [, folder = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(src) ?? []
  const first = page.replace(/^\/+/, '')
  return folder.replace(/\/?$/, '/') + first + query.replace('?', /\?/.test(first) ? '&' : '?')
}

/** The origin of an https URL, or of http on the device itself. Engines of apps have no complete `URL`. */
function originOf(url: string): string | undefined {
  const [origin] =
    /^(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1|10\.0\.2\.2)(?::\d+)?)(?=[/?#]|$)/i.exec(url) ??
    []
  return origin?.toLowerCase().replace(/^(https:.*):443$/, '$1')
}

/** A storage that fails must not keep the player from paying: the reference is then lost with the process. */
async function stored(storage: AppStorage | undefined, key: string): Promise<string | undefined> {
  try {
    return (await storage?.getItem(key)) ?? undefined
  } catch {
    return undefined
  }
}

function keep(storage: AppStorage | undefined, key: string, reference: unknown): void {
  if (storage === undefined || typeof reference !== 'string') return
  const failed = (error: unknown) =>
    console.warn('Paywidget: the app could not store a payment without an answer.', error)
  try {
    Promise.resolve(storage.setItem(key, reference)).catch(failed)
  } catch (error) {
    failed(error)
  }
}
