import type { Config } from '../../schemas/config.ts'
import { elementOf, hasToken } from '../embed/checkTarget.ts'
import { createListeners } from '../embed/createListeners.ts'
import { createReport } from '../embed/createReport.ts'
import { identityIn } from '../embed/identityIn.ts'
import { merged } from '../embed/merged.ts'
import { openId } from '../embed/openId.ts'
import type { Emit, MountCashier, MountCashierOptions, PaywidgetData, PaywidgetMessages } from '../embed/types.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import { chooseLocale, DEFAULT_LOCALE, localeName } from '../i18n/chooseLocale.ts'
import { type LocaleFiles, localeUrl } from '../i18n/localeUrl.ts'
import { fetchFile } from '../platform/files/fetchFile.ts'
import { type KeyValueStore, safeStorage, sharedStorage } from '../platform/storage/storage.ts'
import { takeCashierNumber } from './cashierNumbers.ts'
import { type OpenCashier, openCashier } from './openCashier.ts'
import { adoptStyles } from './packageStyles.ts'
import { pagesPath } from './pagesPath.ts'
import { readConfig } from './readConfig.ts'

/** The locale files. The build of the package fills them in. */
declare const PAYWIDGET_LOCALES: LocaleFiles

/** Loads each file of the first screen. The build of the package fills them in. */
declare const PAYWIDGET_FIRST_FILES: readonly (() => Promise<unknown>)[]

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
  const number = takeCashierNumber()
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
  let cashier: OpenCashier | undefined
  let isGone = false

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
    cashier = openCashier({
      root,
      config,
      data,
      id,
      transactionType,
      pages,
      locales: PAYWIDGET_LOCALES,
      storage: { own: storage, shared, place: number.id },
      diagnostics: { isLogging, unknownKeys },
      emit,
      report,
      on: {
        tokenExpired() {
          sentData = undefined
        },
        restart: () => restart(false),
      },
    })
    // Only now: the host may change its data when it hears `Loaded`, which is sent while the cashier starts.
    cashier.start()
  }

  /** Serializes the data; if that fails, reports it to the host and returns undefined. */
  function textOf(value: PaywidgetData): string | undefined {
    try {
      return JSON.stringify(value)
    } catch (error) {
      report(cashier === undefined ? 'unsendable' : 'unsendableUpdate', error)
      return undefined
    }
  }

  function close(isOtherPlayer: boolean): void {
    cashier?.close(isOtherPlayer)
    cashier = undefined
  }

  /** Starts the cashier again from its first page. A payment without an answer is reconciled, as after a reload. */
  function restart(isOtherPlayer: boolean): void {
    close(isOtherPlayer)
    openIfReady()
  }

  /** Waits for a create in flight first, so that its answer is not lost (H3). */
  async function restartWhenIdle(): Promise<void> {
    // The host may change its data when it hears `Loaded`, which is sent while the cashier starts.
    await undefined
    const before = cashier
    await before?.idle()
    // Meanwhile the cashier may have been opened again, or the data may be as before.
    if (before !== undefined && before === cashier && hasToken(data) && before.needsRestart(data)) restart(false)
  }

  function setData(next: PaywidgetData | null | undefined): void {
    const before = data
    if (isGone) return
    const text = cashier !== undefined && hasToken(next) ? textOf(next) : ''
    // The cashier keeps the data that it has.
    if (text === undefined) return
    data = next
    if (cashier === undefined || !hasToken(before)) return openIfReady()
    if (!hasToken(next)) {
      close(true)
      host.remove()
      return openIfReady()
    }
    if (text === sentData) return
    sentData = text
    if (identityIn(next) !== identityIn(before)) return restart(true)
    const isAnother = cashier.needsRestart(next)
    cashier.update(next)
    if (isAnother) void restartWhenIdle()
  }

  openIfReady()

  return {
    on,
    setData,
    update: (changes) => setData(merged(data, changes)),
    goBack: () => cashier?.send('onGoBack'),
    close() {
      if (cashier?.isReady()) cashier.send('close')
      // The cashier can't answer yet, so `onClose` is emitted here.
      else emit('onClose', undefined)
    },
    destroy() {
      if (!isGone) number.free()
      // First, because the host must not hear the `onClose` of the next line.
      listeners.clear()
      // The cashier notifies the server of a create in flight (CREATE-14), as a frame does when it is removed.
      cashier?.send('close')
      close(false)
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

/** Prefixes the keys, so that they do not clash with keys of the host page, such as `user`. */
function ownStorage(inner: KeyValueStore): KeyValueStore {
  const own = (key: string) => `paywidget.${key}`
  return {
    get: (key) => inner.get(own(key)),
    set: (key, value) => inner.set(own(key), value),
    remove: (key) => inner.remove(own(key)),
  }
}
