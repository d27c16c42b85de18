import { createMemoryHistory } from '@tanstack/react-router'
import { type CashierName, DEFAULT_CASHIER } from '../../schemas/cashiers.ts'
import type { Config } from '../../schemas/config.ts'
import { LARGEST_MESSAGE } from '../../schemas/host/largestMessage.ts'
import type { createReport } from '../embed/createReport.ts'
import { withOpenId } from '../embed/openId.ts'
import { readText } from '../embed/readText.ts'
import { sizeOf } from '../embed/sizeOf.ts'
import type { Emit, PaywidgetData } from '../embed/types.ts'
import { packageChannel } from '../host/bridge/channels/package.ts'
import { type HostBridge, openBridge } from '../host/bridge/HostBridge.ts'
import { exactText } from '../host/loaded/exactText.ts'
import { inPage } from '../host/surfaces/inPage.ts'
import { limitCode, TOTAL_FACTOR } from '../host/surfaces/limitCode.ts'
import type { LocaleFiles } from '../i18n/localeUrl.ts'
import { browserClock } from '../platform/time/clock.ts'
import { CASHIER_STARTS } from '../reference/cashierStarts.ts'
import type { StartEnvironment } from '../services/AppNeed.ts'
import { drawFailure } from './drawFailure.ts'
import { startWidget } from './startWidget.ts'

/**
 * The shadow root keeps the host's rules out, but not what is inherited: without the reset, a container in capitals
 * would show an address in capitals. A hidden or disabled container stays so. The grid gives a parent that is as wide
 * as its content the width of the page, and lets it be narrower.
 */
const ROOT_STYLE =
  'all:initial;visibility:inherit;pointer-events:inherit;user-select:text;-webkit-user-select:text;display:grid;grid-template-columns:minmax(0,1fr)'

export interface OpenCashierNeed extends Pick<StartEnvironment, 'storage' | 'diagnostics'> {
  readonly root: ShadowRoot
  readonly config: Config
  /** The host's data with which the cashier opens. */
  readonly data: PaywidgetData
  /** The id of `open` in the data; see `openId`. */
  readonly id: string | undefined
  readonly transactionType: 'deposit' | 'withdrawal'
  /** The path or URL of the folder with `helper.html` and `captcha.html`. */
  readonly pages: string
  /** The files of the languages. */
  readonly locales: LocaleFiles
  /** Passes the messages of the cashier to the host. */
  readonly emit: Emit
  readonly report: ReturnType<typeof createReport>
  readonly on: {
    /** Called when the server rejects the token. The host may answer with the token that it sent last. */
    readonly tokenExpired: () => void
    /** Closes this cashier and opens another one. */
    readonly restart: () => void
  }
}

/** One cashier in the host's page, from its first `loaded` until it is closed. */
export interface OpenCashier {
  /** Runs the cashier. The host's listeners may be called before this returns. */
  start(): void
  /** Whether it can answer the host's messages. */
  isReady(): boolean
  /** Whether it can't show the data, so that another cashier has to be opened. */
  needsRestart(data: PaywidgetData): boolean
  /**
   * Sends new data of the host. Data that needs a restart is sent as well, but for the type of cashier that is shown: a
   * create in flight may need the new token.
   */
  update(data: PaywidgetData): void
  /** Sends a message without data. */
  send(messageType: 'close' | 'onGoBack'): void
  /** Resolves once no call that moves money is in flight. */
  idle(): Promise<void>
  /** Ends the cashier and removes it from the page. */
  close(isOtherPlayer: boolean): void
}

/** Prepares a cashier; `start` runs it. */
export function openCashier(need: OpenCashierNeed): OpenCashier {
  const { config, diagnostics, emit, report, transactionType } = need
  const view = viewOf(need.data)
  const element = document.createElement('div')
  const { channel, send: sendText } = packageChannel(receive)
  let isReady = false
  /** Whether it was sent data that it can read. */
  let hasData = false
  /** Whether its code failed, so that nothing runs that could read new data. */
  let isBroken = false
  let bridge: HostBridge | undefined
  let started: ReturnType<typeof startWidget> | undefined

  function receive(text: string): void {
    const { messageType = '', payload, ...flat } = readText(text) ?? {}
    if (messageType === 'FullLoaded') {
      isReady = true
      isBroken = false
    }
    // After any other error the cashier goes on, with its page and with what the player typed, and reads new data.
    if (messageType === 'onInitError') isBroken = (payload as { code?: unknown } | undefined)?.code === 'code.failed'
    if (messageType === 'onTokenExpired') need.on.tokenExpired()
    emit(messageType, messageType === 'Loaded' ? flat : payload)
  }

  function sendMessage(messageType: string, payload?: unknown): void {
    const text = exactText({ messageType, payload })
    const size = sizeOf(text)
    if (size > LARGEST_MESSAGE) report(hasData ? 'largeUpdate' : 'large', size)
    else if (messageType === 'loaded') hasData = true
    sendText(text)
  }

  function update(data: PaywidgetData): void {
    const shown = viewOf(data) === view ? data : { ...data, widgetViewType: view }
    sendMessage('loaded', withOpenId(shown, need.id))
  }

  function surface() {
    const history = createMemoryHistory({ initialEntries: [startPath(view, transactionType)] })
    const page = inPage({
      channel,
      history,
      toTop: () => toTop(element),
      restart: need.on.restart,
      showFailure: (failure) => failure.page && drawFailure(element, failure.page),
      limitCode: limitCode(TOTAL_FACTOR * config.timeouts.file),
    })
    // After data that could not be read, the first page is still that of the transaction.
    const startAt = () => history.replace(startPath(view, transactionType))
    return { ...page, history: { ...page.history, startAt } }
  }

  return {
    start() {
      element.style.cssText = ROOT_STYLE
      // The element is as high as its content, because the host page scrolls.
      element.style.setProperty('--pw-min-block', '0px')
      need.root.append(element)
      bridge = openBridge(channel, {
        clock: browserClock,
        onProblem: (problem) => diagnostics.isLogging && console.warn('[paywidget] host', problem),
      })
      started = startWidget({
        config,
        bridge,
        clock: browserClock,
        timeout: { ms: config.timeouts.host, text: 'No data came' },
        app: () => import('./packageApp.ts'),
        storage: need.storage,
        embedding: { element, surface: surface(), basepath: '/', pages: need.pages },
        languages: { files: need.locales, query: undefined },
        diagnostics,
      })
      update(need.data)
    },
    isReady: () => isReady,
    needsRestart: (data) => isBroken || viewOf(data) !== view,
    update,
    send: (messageType) => sendMessage(messageType),
    async idle() {
      await started?.[0]()?.idle()
    },
    close(isOtherPlayer) {
      const [running, cancelWait] = started ?? []
      cancelWait?.()
      running?.()?.stop(isOtherPlayer)
      bridge?.dispose()
      element.remove()
    },
  }
}

/** The path of the first page (ROUTE-11, ROUTE-12). */
const startPath = (view: CashierName, transactionType: 'deposit' | 'withdrawal'): string =>
  `${CASHIER_STARTS[view]?.root ?? ''}/${transactionType}`

const viewOf = ({ widgetViewType = DEFAULT_CASHIER }: PaywidgetData): CashierName => widgetViewType

/** Scrolls the host page, but only if the top of the cashier is above the visible part. */
function toTop(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
}
