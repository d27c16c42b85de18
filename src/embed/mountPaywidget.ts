import { checkToken, elementOf } from './checkTarget.ts'
import { createListeners } from './createListeners.ts'
import { createResume } from './createResume.ts'
import { exactText } from './exactText.ts'
import { fitContent, fitHeight, isFitted } from './fitHeight.ts'
import { identityIn } from './identityIn.ts'
import { merged } from './merged.ts'
import { readText } from './readText.ts'
import type { Paywidget, PaywidgetData, PaywidgetOptions } from './types.ts'

/** What the cashier needs of the page around it, and nothing else. */
const ALLOW = 'clipboard-write; fullscreen; payment; web-share'
const SANDBOX =
  'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'
const LOAD_TIMEOUT_MS = 30_000

/**
 * Puts a cashier into an element of your page (spec §1, §3). The token travels by message, to the exact origin of `src` and
 * to no other. What is asked of the cashier before it is ready waits until it is. Throws a TypeError when the element is
 * not there, `src` is no https address (http on this machine alone), or the token is missing.
 */
export function mountPaywidget(target: Element | ShadowRoot | string, options: PaywidgetOptions): Paywidget {
  const parent = elementOf(target)
  const address = addressOf(options)
  checkToken(options.data)
  const { origin } = address
  const resume = createResume(origin)
  const { on, tell, clear } = createListeners(options.on)
  const waiting: string[] = []
  let data = options.data
  /** As it was said last: the same again is not said. */
  let said = ''
  let state: 'loading' | 'there' | 'ready' | 'gone' = 'loading'

  const frame = document.createElement('iframe')
  const setTitle = (title: string | undefined) => {
    frame.title = title ?? 'Cashier'
  }
  setTitle(options.title)
  frame.allow = ALLOW
  frame.setAttribute('sandbox', SANDBOX)
  frame.referrerPolicy = 'no-referrer'
  frame.src = address.href

  const { loadTimeout = LOAD_TIMEOUT_MS } = options
  const timer = setTimeout(() => {
    const text = `Paywidget: no cashier answered at ${address.href} within ${loadTimeout} ms. Is it served there, does its frame-ancestors name ${location.origin}, and does the frame-src of this page name ${origin}?`
    tell('onInitError', { text })
  }, loadTimeout)

  function post(messageType: string, payload?: unknown): void {
    frame.contentWindow?.postMessage(exactText({ messageType, payload }), origin)
  }

  function sayLoaded(): void {
    said = JSON.stringify(data)
    post('loaded', { resume: resume.read(identityIn(data)), ...data })
  }

  function onMessage(event: MessageEvent): void {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const message = readText(event.data)
    if (message === undefined) return
    const { messageType, payload, ...flat } = message
    if (messageType === 'Loaded') {
      clearTimeout(timer)
      // Also after the cashier has loaded its page anew, as it does after a deploy: it is not ready any more (G7).
      state = 'there'
      sayLoaded()
      // It hears from here on, and keeps what it can't do yet.
      for (const asked of waiting.splice(0)) post(asked)
    }
    if (messageType === 'FullLoaded') state = 'ready'
    if (messageType === 'onIntent') resume.keep((payload as { reference?: unknown } | undefined)?.reference)
    if (messageType === 'onHeight') fitContent(frame, payload)
    tell(messageType, messageType === 'Loaded' ? flat : payload)
  }

  function setData(next: PaywidgetData): void {
    checkToken(next)
    if (isFitted(data) && !isFitted(next)) fitHeight(frame)
    data = next
    // Before that it is asked for anyway.
    if ((state === 'there' || state === 'ready') && JSON.stringify(next) !== said) sayLoaded()
  }

  function ask(messageType: string): void {
    if (state === 'there' || state === 'ready') post(messageType)
    else if (state === 'loading') waiting.push(messageType)
  }

  addEventListener('message', onMessage)
  parent.append(frame)
  fitHeight(frame)

  return {
    ...{ frame, setTitle },
    update: (changes) => setData(merged(data, changes)),
    setData,
    goBack: () => ask('onGoBack'),
    close() {
      if (state === 'ready') post('close')
      // Nobody is there to answer.
      else if (state !== 'gone') tell('onClose', undefined)
    },
    on,
    destroy() {
      state = 'gone'
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      clear()
      frame.remove()
    },
  }
}

/** The page in the folder of `src`; what either says in its query stays. */
function addressOf({ src, page = '' }: PaywidgetOptions): URL {
  const folder = folderOf(src)
  const isLocal = folder !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(folder.hostname)
  if (folder === undefined || !(folder.protocol === 'https:' || (folder.protocol === 'http:' && isLocal)))
    throw new TypeError(
      `Paywidget: "src" is "${src}"; it has to be an https address, such as https://pay.example/paywidget/.`,
    )
  const address = new URL(page.replace(/^\/+/, ''), folder)
  if (!(address.origin + address.pathname).startsWith(folder.origin + folder.pathname))
    throw new TypeError(`Paywidget: "page" is "${page}"; it has to be a page of the cashier, such as withdrawal.`)
  if (!page.includes('?')) address.search = folder.search
  else for (const [name, value] of folder.searchParams) address.searchParams.append(name, value)
  return address
}

function folderOf(src: string): URL | undefined {
  try {
    const folder = new URL(src, location.href)
    if (!folder.pathname.endsWith('/')) folder.pathname += '/'
    return folder
  } catch {
    return undefined
  }
}
