/**
 * A separate, self-contained script, which the build adds to index.html. It reports that the widget's script or one of
 * its imports is missing, hangs or throws (C58, C59), because no code of the widget can report that. The widget passes
 * later load failures to the guard too, and mistakes in the deployment, so that the code and texts for them are not in
 * the widget's first download.
 */

import { broadcastStartFailure } from '../host/bridge/broadcastStartFailure.ts'
import { supportIdAt } from '../host/bridge/supportId.ts'
import { isOldBrowser } from '../platform/page/isOldBrowser.ts'
import { FAILED_EVENT, type StartFailure } from '../platform/storage/notifyGuard.ts'
import { dropLateSheets } from './dropLateSheets.ts'
import { reloadAfterDeploy } from './reloadAfterDeploy.ts'
import { showFailedStart } from './showFailedStart.ts'

const SCRIPT_TIMEOUT_MS = 30_000
const SHEET_TIMEOUT_MS = 10_000
const TEXT = "The widget's code could not be loaded."

// Skips module scripts without `src`, which the development server inserts.
const main = [...document.scripts].find(({ type, async, src }) => type === 'module' && !async && src !== '')
if (main !== undefined) {
  const late = new Promise<never>((_, reject) => setTimeout(reject, SCRIPT_TIMEOUT_MS, new Error(TEXT)))
  // This import returns the module of the script tag, and does not fetch or run it again.
  Promise.race([import(/* @vite-ignore */ main.src), late]).catch(() => isOldBrowser() || fail())
}

dropLateSheets(SHEET_TIMEOUT_MS)
if (!isOldBrowser()) {
  window.addEventListener(FAILED_EVENT, handleReported)
  handleReported()
}

function handleReported(): void {
  const failure = document.documentElement.dataset.pwFailure
  if (failure === undefined) return
  const reported: StartFailure = JSON.parse(failure)
  // The widget withdraws the report before it sends a create, because a reload would abort it.
  const isReported = () => document.documentElement.dataset.pwFailure === failure
  if (reported.page?.detail === undefined) act(reported, isReported)
  else refuse(reported.page.detail, reported.mayReload)
}

function fail(): void {
  const supportId = supportIdAt(Date.now())
  act({ page: { supportId }, mayReload: true })
  broadcastStartFailure(window, { code: 'code.failed', text: TEXT, supportId }, hosts())
}

/**
 * Shows and reports a start that failed before there was a channel to the host. If `mayReload`, code is missing, and a
 * newer build may have it; otherwise the configuration is wrong. The reason goes to the console and to the host, or to
 * any parent page where the configuration does not say who that is; the player sees only an error id.
 */
function refuse(detail: string, mayReload: boolean): void {
  const supportId = supportIdAt(Date.now())
  console.error(`[paywidget] ${detail} (error ID ${supportId})`)
  act({ page: mayReload ? { supportId } : { detail, supportId }, mayReload })
  broadcastStartFailure(
    window,
    { code: mayReload ? 'code.failed' : 'config.wrong', text: detail, supportId },
    mayReload ? hosts() : [],
  )
}

function act({ page, mayReload }: StartFailure, isReported = () => true): void {
  if (page) showFailedStart(page)
  if (mayReload) void reloadAfterDeploy(isReported)
}

/** Reads `host.allowedOrigins` of the configuration in the page. */
function hosts(): readonly string[] {
  try {
    const { host } = JSON.parse(document.getElementById('paywidget-config')?.textContent ?? '{}')
    return Array.isArray(host?.allowedOrigins) ? host.allowedOrigins.map(String) : []
  } catch {
    return []
  }
}
