import { createMemoryHistory } from '@tanstack/react-router'
import { type CashierName, DEFAULT_CASHIER } from '../../schemas/cashiers.ts'
import type { Config } from '../../schemas/config.ts'
import { LARGEST_MESSAGE } from '../../schemas/host/largestMessage.ts'
import { elementOf, hasToken } from '../embed/checkTarget.ts'
import { createListeners } from '../embed/createListeners.ts'
import { createReport } from '../embed/createReport.ts'
import { identityIn } from '../embed/identityIn.ts'
import { merged } from '../embed/merged.ts'
import { openId, withOpenId } from '../embed/openId.ts'
import { readText } from '../embed/readText.ts'
import { sizeOf } from '../embed/sizeOf.ts'
import type { Emit, MountCashier, MountCashierOptions, PaywidgetData, PaywidgetMessages } from '../embed/types.ts'
import { packageChannel } from '../host/bridge/channels/package.ts'
import { openBridge } from '../host/bridge/HostBridge.ts'
import { exactText } from '../host/loaded/exactText.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import { inPage } from '../host/surfaces/inPage.ts'
import { limitCode, TOTAL_FACTOR } from '../host/surfaces/limitCode.ts'
import { chooseLocale, DEFAULT_LOCALE, localeName } from '../i18n/chooseLocale.ts'
import { type LocaleFiles, localeUrl } from '../i18n/localeUrl.ts'
import { fetchFile } from '../platform/files/fetchFile.ts'
import { type KeyValueStore, safeStorage, sharedStorage } from '../platform/storage/storage.ts'
import { browserClock } from '../platform/time/clock.ts'
import { CASHIER_STARTS } from '../reference/cashierStarts.ts'
import { drawFailure } from './drawFailure.ts'
import { adoptStyles } from './packageStyles.ts'
import { pagesPath } from './pagesPath.ts'
import { readConfig } from './readConfig.ts'
import type { Running } from './runApp.ts'
import { startWidget } from './startWidget.ts'

/** The locale files. The build of the package fills them in. */
declare const PAYWIDGET_LOCALES: LocaleFiles

/** Loads each file of the first screen. The build of the package fills them in. */
declare const PAYWIDGET_FIRST_FILES: readonly (() => Promise<unknown>)[]

/**
 * The shadow root keeps the host's rules out, but not what is inherited: without the reset, a container in capitals
 * would show an address in capitals. A hidden or disabled container stays so. The grid gives a parent that is as wide
 * as its content the width of the page, and lets it be narrower.
 */
const ROOT_STYLE =
  'all:initial;visibility:inherit;pointer-events:inherit;user-select:text;-webkit-user-select:text;display:grid;grid-template-columns:minmax(0,1fr)'

/** For the lazy loaded files of the package only. */
export { addStyles } from './packageStyles.ts'

/**
 * The entry of package mode (HOST-09, HOST-10): React in a shadow root of the host's page, routes in memory, and
 * messages to the host as function calls.
 */
export const mountCashier: MountCashier = (target, options) => {
  const { transactionType = 'deposit' } = options
  const pages = pagesPath(options.pages)
  const { on, emit, listeners } = createListeners(options.on)
  const report = createReport(emit, () => isGone)
  const isLogging = storageSettings(safeStorage()).forceLogging === 1
  const storage = ownStorage(safeStorage())
  const shared = sharedStorage()
  const host = document.createElement('div')
  const at = takePlace()
  const root = host.attachShadow({ mode: 'open' })
  const removeStyles = adoptStyles(root)
  // A failure is ignored here: the app is loaded below and shows the failure.
  for (const load of PAYWIDGET_FIRST_FILES) load().catch(() => undefined)
  const unknownKeys: string[] = []
  const config = configOf(options.config, (key) => unknownKeys.push(key), emit)
  for (const key of unknownKeys) console.warn(`[paywidget] The configuration key "${key}" is not known.`)
  const id = openId()
  let { data } = options
  /** The data of the open cashier, as JSON. */
  let sentData: string | undefined
  let isOpen = false
  let isReady = false
  /** Whether the open cashier was sent data that it can read. */
  let hasData = false
  /** Whether the code of the open cashier failed, so that nothing runs that could read new data. */
  let isBroken = false
  let opened: (() => Running | undefined) | undefined
  /** The type of cashier that the open cashier shows. */
  let openView: CashierName
  let isGone = false
  let sendMessage = (_type: string, _payload?: unknown): void => undefined
  let end = (_isOtherPlayer: boolean): void => undefined

  function receive(text: string): void {
    const { messageType = '', payload, ...flat } = readText(text) ?? {}
    if (messageType === 'FullLoaded') {
      isReady = true
      isBroken = false
    }
    // After any other error the cashier goes on, with its page and with what the player typed, and reads new data.
    if (messageType === 'onInitError') isBroken = (payload as { code?: unknown } | undefined)?.code === 'code.failed'
    // The host may answer with the token that was sent last: the cashier may have used a newer one of the server.
    if (messageType === 'onTokenExpired') sentData = undefined
    emit(messageType, messageType === 'Loaded' ? flat : payload)
  }

  /** Opens the cashier if everything is there; otherwise reports what is wrong. */
  function openIfReady(): void {
    if (config === undefined) return
    if (!hasToken(data)) {
      if (data !== undefined && data !== null) report('data', data)
      return
    }
    const place = elementOf(target)
    if (!place) return report('target', target)
    sentData = textOf(data)
    if (sentData === undefined) return
    if (host.parentNode === null) place.append(host)
    prefetchTexts(config, data)
    open(data, config)
  }

  /** Serializes the data; if that fails, reports it to the host and returns undefined. */
  function textOf(value: PaywidgetData): string | undefined {
    try {
      return JSON.stringify(value)
    } catch (error) {
      report(isOpen ? 'unsendableUpdate' : 'unsendable', error)
      return undefined
    }
  }

  function open(data: PaywidgetData, config: Config): void {
    isOpen = true
    openView = viewOf(data)
    const element = document.createElement('div')
    element.style.cssText = ROOT_STYLE
    // The element is as high as its content, because the host page scrolls.
    element.style.setProperty('--pw-min-block', '0px')
    root.append(element)
    const { channel, send: sendText } = packageChannel(receive)
    const history = createMemoryHistory({ initialEntries: [startPath(data, transactionType)] })
    const page = inPage({
      channel,
      history,
      toTop: () => toTop(element),
      restart: () => restart(false),
      showFailure: (failure) => failure.page && drawFailure(element, failure.page),
      limitCode: limitCode(TOTAL_FACTOR * config.timeouts.file),
    })
    // After data that could not be read, the first page is still that of the transaction.
    const startAt = () => history.replace(startPath(data, transactionType))
    const surface = { ...page, history: { ...page.history, startAt } }
    sendMessage = (messageType, payload) => {
      const text = exactText({ messageType, payload })
      const size = sizeOf(text)
      if (size > LARGEST_MESSAGE) report(hasData ? 'largeUpdate' : 'large', size)
      else if (messageType === 'loaded') hasData = true
      sendText(text)
    }
    const bridge = openBridge(channel, {
      clock: browserClock,
      onProblem: (problem) => isLogging && console.warn('[paywidget] host', problem),
    })
    const [running, cancelWait] = startWidget({
      config,
      bridge,
      clock: browserClock,
      timeout: { ms: config.timeouts.host, text: 'No data came' },
      app: () => import('./packageApp.ts'),
      storage: { own: storage, shared, place: placeText(at) },
      embedding: { element, surface, basepath: '/', pages },
      languages: { files: PAYWIDGET_LOCALES, query: undefined },
      diagnostics: { isLogging, unknownKeys },
    })
    opened = running
    end = (isOtherPlayer) => {
      cancelWait()
      running()?.stop(isOtherPlayer)
      bridge.dispose()
      element.remove()
    }
    sendMessage('loaded', withOpenId(data, id))
  }

  function closeApp(isOtherPlayer: boolean): void {
    end(isOtherPlayer)
    isOpen = false
    isReady = false
    hasData = false
    isBroken = false
    opened = undefined
  }

  /** Starts the cashier again from its first page. A payment without an answer is reconciled, as after a reload. */
  function restart(isOtherPlayer: boolean): void {
    closeApp(isOtherPlayer)
    openIfReady()
  }

  /** Whether the open cashier can't show the data, so that another has to be started. */
  const needsRestart = (next: PaywidgetData): boolean => isBroken || viewOf(next) !== openView

  /** Waits for a create in flight first, so that its answer is not lost (H3). */
  async function restartWhenIdle(): Promise<void> {
    // The host may change its data when it hears `Loaded`, which is sent while the cashier opens.
    await undefined
    const before = opened
    await before?.()?.idle()
    // Meanwhile the cashier may have been opened again, or the data may be as before.
    if (before !== undefined && before === opened && hasToken(data) && needsRestart(data)) restart(false)
  }

  function setData(next: PaywidgetData | null | undefined): void {
    const before = data
    if (isGone) return
    const text = isOpen && hasToken(next) ? textOf(next) : ''
    // The cashier keeps the data that it has.
    if (text === undefined) return
    data = next
    if (!isOpen || !hasToken(before)) return openIfReady()
    if (!hasToken(next)) {
      closeApp(true)
      host.remove()
      return openIfReady()
    }
    if (text === sentData) return
    sentData = text
    if (identityIn(next) !== identityIn(before)) return restart(true)
    // A new token is sent at once: a create in flight may need it.
    const isAnother = needsRestart(next)
    sendMessage('loaded', withOpenId(isAnother ? { ...next, widgetViewType: openView } : next, id))
    if (isAnother) void restartWhenIdle()
  }

  openIfReady()

  return {
    on,
    setData,
    update: (changes) => setData(merged(data, changes)),
    goBack: () => sendMessage('onGoBack'),
    close() {
      if (isReady) sendMessage('close')
      // The cashier can't answer yet, so `onClose` is emitted here.
      else emit('onClose', undefined)
    },
    destroy() {
      if (!isGone) taken.delete(at)
      // First, because the host must not hear the `onClose` of the next line.
      listeners.clear()
      if (isOpen) {
        // The cashier notifies the server of a create in flight (CREATE-14), as a frame does when it is removed.
        sendMessage('close')
        closeApp(false)
      }
      isGone = true
      removeStyles()
      host.remove()
    },
  }
}

/** Validates a copy of the configuration, because the host could change its own object later. */
function configOf(
  given: MountCashierOptions['config'],
  onUnknown: (key: string) => void,
  emit: Emit,
): Config | undefined {
  try {
    return readConfig(JSON.stringify(given ?? {}), onUnknown)
  } catch (error) {
    const text = `Paywidget: ${(error as Error).message.replace('The data block "paywidget-config"', '"config"')}`
    console.error(`[paywidget] config.wrong: ${text}`)
    const payload: PaywidgetMessages['onInitError'] = { code: 'config.wrong', text }
    // Later, because the host's listeners may use the cashier that the call returns.
    queueMicrotask(() => emit('onInitError', payload))
    return undefined
  }
}

/**
 * Requests the texts while the code that reads them is still loading: they are then in the browser's cache. English
 * fills the gaps of every other language, so it is always read.
 */
function prefetchTexts({ staticPath, timeouts }: Config, { user: { lang } }: PaywidgetData): void {
  const own = localeName(chooseLocale(undefined, typeof lang === 'string' ? lang : undefined))
  for (const name of new Set([own, DEFAULT_LOCALE]))
    if (typeof PAYWIDGET_LOCALES[name] === 'string')
      // A failure is ignored here: the texts are requested again when they are read.
      fetchFile(localeUrl(PAYWIDGET_LOCALES, name, staticPath), timeouts.file).catch(() => undefined)
}

/** The path of the first page (ROUTE-11, ROUTE-12). */
function startPath({ widgetViewType }: PaywidgetData, transactionType: 'deposit' | 'withdrawal'): string {
  return `${CASHIER_STARTS[widgetViewType as CashierName]?.root ?? ''}/${transactionType}`
}

const viewOf = ({ widgetViewType = DEFAULT_CASHIER }: PaywidgetData): CashierName => widgetViewType

/**
 * The numbers of the cashiers in this page. Each cashier takes the lowest free one, which is part of its storage keys:
 * it is the same after a reload if the page mounts its cashiers in the same order.
 */
const taken = new Set<number>()

function takePlace(): number {
  let at = 0
  while (taken.has(at)) at++
  taken.add(at)
  return at
}

const placeText = (at: number): string => (at === 0 ? '' : String(at))

/** Prefixes the keys, so that they do not clash with keys of the host page, such as `user`. */
function ownStorage(inner: KeyValueStore): KeyValueStore {
  const own = (key: string) => `paywidget.${key}`
  return {
    get: (key) => inner.get(own(key)),
    set: (key, value) => inner.set(own(key), value),
    remove: (key) => inner.remove(own(key)),
  }
}

/** Scrolls the host page, but only if the top of the cashier is above the visible part. */
function toTop(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
}
