import { createMemoryHistory } from '@tanstack/react-router'
import { configure } from 'mobx'
import type { Config } from '../../schemas/config.ts'
import { checkToken, elementOf } from '../embed/checkTarget.ts'
import { createListeners } from '../embed/createListeners.ts'
import { identityIn } from '../embed/identityIn.ts'
import { merged } from '../embed/merged.ts'
import { readText } from '../embed/readText.ts'
import type { MountCashier, MountCashierOptions, PaywidgetData } from '../embed/types.ts'
import { packageChannel } from '../host/channels/package.ts'
import { exactText } from '../host/exactText.ts'
import { openBridge } from '../host/HostBridge.ts'
import { storageSettings } from '../host/storageSettings.ts'
import type { LocaleFiles } from '../i18n/localeUrl.ts'
import { browserClock } from '../platform/clock.ts'
import { type KeyValueStore, safeStorage, sharedStorage } from '../platform/storage.ts'
import { drawFailure } from './drawFailure.ts'
import { readConfig } from './readConfig.ts'
import { startWidget } from './startWidget.ts'

// The page may have a MobX of its own, of another version: neither sees the other (B32).
configure({ isolateGlobalState: true })

/** All style sheets as one text, and the files of the languages: the build of the package writes them here. */
declare const PAYWIDGET_STYLES: string
declare const PAYWIDGET_LOCALES: LocaleFiles

/**
 * The door of package mode (HOST-09, HOST-10): React in a shadow root of the host's own page, addresses in memory, and a host
 * that is talked to by functions.
 */
export const mountCashier: MountCashier = (target, options) => {
  const parent = elementOf(target)
  checkToken(options.data)
  const unknownKeys: string[] = []
  const config = configOf(options.config, (key) => unknownKeys.push(key))
  for (const key of unknownKeys) console.warn(`[paywidget] The configuration key "${key}" is not known.`)
  const { transactionType = 'deposit', pages = '/paywidget' } = options
  const { on, tell, clear } = createListeners(options.on)
  const isLogging = storageSettings(safeStorage()).forceLogging === 1
  const storage = ownStorage(safeStorage())
  const shared = sharedStorage()
  const host = document.createElement('div')
  const at = takePlace()
  const root = host.attachShadow({ mode: 'open' })
  dress(root)
  let data = options.data
  let isReady = false
  let isRefused = false
  let isGone = false
  let say = (_type: string, _payload?: unknown): void => undefined
  let end = (_isLeft: boolean): void => undefined

  function hear(text: string): void {
    const { messageType = '', payload, ...flat } = readText(text) ?? {}
    if (messageType === 'FullLoaded') isReady = true
    if (messageType === 'onInitError') isRefused = true
    tell(messageType, messageType === 'Loaded' ? flat : payload)
  }

  function open(): void {
    const element = document.createElement('div')
    // As high as what is drawn: the page around scrolls.
    element.style.setProperty('--pw-min-block', '0px')
    root.append(element)
    const history = createMemoryHistory({ initialEntries: [startPath(data, transactionType)] })
    const { channel, say: sayText } = packageChannel(hear)
    say = (messageType, payload) => sayText(exactText({ messageType, payload }))
    const bridge = openBridge(channel, {
      clock: browserClock,
      onProblem: (problem) => isLogging && console.warn('[paywidget] host', problem),
    })
    const stop = startWidget({
      ...{ element, config, storage, shared, place: placeText(at), bridge, isLogging, history, pages },
      clock: browserClock,
      patience: { ms: config.timeouts.host, text: 'No data came' },
      unknownKeys,
      locales: PAYWIDGET_LOCALES,
      localeQuery: undefined,
      basepath: '/',
      startAnew: () => restart(false),
      toTop: () => toTop(element),
      showFailure: ({ page }) => page && drawFailure(element, page),
    })
    end = (isLeft) => {
      stop(isLeft)
      bridge.dispose()
      element.remove()
    }
    say('loaded', data)
  }

  /** From where this player, or this cashier, begins. A payment that has no answer yet is known again, as after a reload. */
  function restart(isLeft: boolean): void {
    end(isLeft)
    isReady = false
    isRefused = false
    open()
  }

  function setData(next: PaywidgetData): void {
    checkToken(next)
    if (isGone || JSON.stringify(next) === JSON.stringify(data)) return
    const isLeft = identityIn(next) !== identityIn(data)
    const isOtherView = viewOf(next) !== viewOf(data)
    data = next
    if (isLeft || isOtherView || isRefused) restart(isLeft)
    else say('loaded', data)
  }

  parent.append(host)
  open()

  return {
    on,
    setData,
    update: (changes) => setData(merged(data, changes)),
    goBack: () => say('onGoBack'),
    close() {
      if (isReady) say('close')
      // Nobody is there to answer.
      else tell('onClose', undefined)
    },
    destroy() {
      if (!isGone) taken.delete(at)
      isGone = true
      end(false)
      clear()
      host.remove()
    },
  }
}

/** A copy, which the host can't change any more. */
function configOf(given: MountCashierOptions['config'], onUnknown: (key: string) => void): Config {
  try {
    return readConfig(JSON.stringify(given ?? {}), onUnknown)
  } catch (error) {
    throw new TypeError(
      `Paywidget: ${(error as Error).message.replace('The data block "paywidget-config"', '"config"')}`,
    )
  }
}

/** ROUTE-11, ROUTE-12. */
function startPath({ widgetViewType }: PaywidgetData, transactionType: 'deposit' | 'withdrawal'): string {
  return widgetViewType === 'cryptobalance' ? `/cryptobalance/${transactionType}` : `/${transactionType}`
}

const viewOf = ({ widgetViewType = 'main' }: PaywidgetData): string => widgetViewType

/** The places of the cashiers in this page, from 0: a reload that mounts them in the same order gives each its own again. */
const taken = new Set<number>()

function takePlace(): number {
  let at = 0
  while (taken.has(at)) at++
  taken.add(at)
  return at
}

const placeText = (at: number): string => (at === 0 ? '' : String(at))

/** Apart from what the host's page keeps under names of its own, such as `user`. */
function ownStorage(inner: KeyValueStore): KeyValueStore {
  const own = (key: string) => `paywidget.${key}`
  return {
    get: (key) => inner.get(own(key)),
    set: (key, value) => inner.set(own(key), value),
    remove: (key) => inner.remove(own(key)),
  }
}

/** What the player sees of the host's page stays, unless the top of the cashier is above it. */
function toTop(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
}

let made: CSSStyleSheet | undefined

/** One sheet for all cashiers of a page, by the CSSOM, which the strictest policy lets through. */
function dress(root: ShadowRoot): void {
  // Safari before 16.4 has no such sheets (E2): there an element does, where the policy of the page allows it.
  if (!('adoptedStyleSheets' in root)) return addStyleElement(root)
  if (made === undefined) {
    made = new CSSStyleSheet()
    made.replaceSync(PAYWIDGET_STYLES)
  }
  root.adoptedStyleSheets = [made]
}

function addStyleElement(root: ShadowRoot): void {
  const style = document.createElement('style')
  style.textContent = PAYWIDGET_STYLES
  root.append(style)
}
