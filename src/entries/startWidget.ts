import { DEFAULT_CASHIER } from '../../schemas/cashiers.ts'
import type { InitErrorCode } from '../../schemas/host/problems.ts'
import type { mountApp } from '../app/mountApp.tsx'
import type { HandshakeTimeout } from '../host/bridge/Channel.ts'
import { supportIdAt } from '../host/bridge/supportId.ts'
import type { HostData } from '../host/loaded/HostData.ts'
import { INCORRECT_DATA } from '../host/loaded/readHostData.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import { lazyModule } from '../platform/files/lazyModule.ts'
import { createSteadyTime } from '../platform/time/steadyTime.ts'
import { cashierAt } from '../reference/cashierStarts.ts'
import type { StartEnvironment, StartProblem } from '../services/AppNeed.ts'
import { failedStart } from './failedStart.ts'
import { restartSettings } from './restartSettings.ts'
import { type Running, runApp } from './runApp.ts'

export interface StartNeed extends StartEnvironment {
  /** How long to wait for the host, and the texts to report if the host does not answer in time. */
  readonly timeout: HandshakeTimeout
  /** Loads the code of React and the app. */
  readonly app: () => Promise<{ readonly mountApp: typeof mountApp }>
}

/**
 * Waits for the host's data, runs the widget with the data, and handles each later `loaded` (B4, D-22). Returns two
 * functions: the first returns the running widget, undefined before the host has answered; the second ends the wait for
 * the host's data.
 */
export function startWidget(need: StartNeed): readonly [() => Running | undefined, () => void] {
  const { bridge, clock, timeout } = need
  const { surface, basepath } = need.embedding
  const time = createSteadyTime(clock)
  const code = lazyModule(need.app)
  const failed = failedStart(need)
  code().catch((reason) => failed(reason, running?.data))
  let running: Running | undefined
  /** The latest settings, which are applied after a create call in flight has ended. */
  let pending: HostData | undefined
  /** The cashier that the first path selects (D-33), until the host names another. Later the widget changes the path. */
  let firstView = cashierAt(surface.history.place().pathname, basepath)

  function run(data: HostData | undefined, problem?: StartProblem): void {
    const before = running
    const isOtherPlayer = before?.data?.identity !== data?.identity
    const carried = before?.stop(isOtherPlayer)
    // Start on the first page if the player or the type of cashier has changed, and after the error page.
    if (before && (isOtherPlayer || before.data?.widgetViewType !== data?.widgetViewType))
      surface.history.startAt(`${basepath}/`)
    const onFailed = (reason: unknown) => failed(reason, data)
    // For the same player keep the current token: the server may have sent a newer token, which the host does not have.
    const token = (isOtherPlayer ? data?.token : before?.token()) ?? ''
    const diagnostics = { ...need.diagnostics, problem }
    // Another player must not see this player's payment windows. They are not closed in `stop`, because an app that
    // never loaded its payments still holds the windows of the app before it.
    const kept = isOtherPlayer ? carried?.dispose() : carried
    const environment = { ...need, time, data, diagnostics, carried: kept }
    running = runApp({ environment, code, onFailed, token })
  }

  // The timeout is set before the listener, because the listener may be called at once with a queued message.
  const cancelWait = clock.setTimeout(() => refuse('host.silent', timeout.text, timeout.hostText), timeout.ms)

  bridge.on('loaded', (read) => {
    cancelWait()
    if (!read.ok) return refuse('host.data', `${read.problem}: ${read.paths.join(', ')}`)
    if (need.diagnostics.isLogging) for (const warning of read.warnings) console.warn('[paywidget]', warning)
    if (read.inexact.length > 0)
      bridge.send({ messageType: 'onProblem', code: 'host.rounded', text: roundedText(read.inexact) })
    applyLoaded(viewed(read.data))
  })

  /** The host's data, with the type of cashier that the first path selects, if any. */
  function viewed(data: HostData): HostData {
    if (data.widgetViewType !== DEFAULT_CASHIER) firstView = undefined
    if (firstView === undefined) return data
    // A spread drops the token, which is not enumerable to keep it out of reports. So add the token again.
    return Object.defineProperty({ ...data, widgetViewType: firstView }, 'token', { value: data.token })
  }

  function applyLoaded(data: HostData): void {
    pending = undefined
    storageSettings(need.storage.own).keepUser(data.user)
    if (running?.data === undefined || running.data.identity !== data.identity) return run(data)
    running.setToken(data.token)
    running.applyLook(data)
    if (restartSettings(running.data) !== restartSettings(data)) void restartWhenIdle(data)
  }

  /** New settings restart the app, so they wait until a create call in flight has ended (H3). */
  async function restartWhenIdle(data: HostData): Promise<void> {
    pending = data
    await running?.idle()
    if (pending === data) run(data)
  }

  function refuse(code: InitErrorCode, text: string, hostText = INCORRECT_DATA): void {
    if (running !== undefined) {
      // Before the first valid data the bridge drops this message; then `onInitError` has already reported the mistake.
      if (code === 'host.data') bridge.send({ messageType: 'onProblem', code: 'host.refused', text })
      return
    }
    const supportId = supportIdAt(clock.now())
    bridge.send({ messageType: 'onInitError', code, text: hostText, supportId })
    run(undefined, { text, supportId })
  }

  return [() => running, cancelWait]
}

const roundedText = (names: readonly string[]): string =>
  `Ignored in "loaded": ${names.join(', ')}. Numbers above 2^53 are rounded: send strings.`
