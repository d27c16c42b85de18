import { tellAround } from '../host/tellAround.ts'
import { isOldBrowser } from '../platform/isOldBrowser.ts'
import { FAILED_EVENT, type StartFailure } from '../platform/tellGuard.ts'
import { dropLateSheets } from './dropLateSheets.ts'
import { reloadAfterDeploy } from './reloadAfterDeploy.ts'
import { showFailedStart } from './showFailedStart.ts'

/**
 * Stands beside the widget's own script, in a file that needs no other: when that script or anything it is made of is
 * missing, hangs or throws, nothing of the widget is there to say so (C58, C59). The build puts it into index.html. What
 * the widget itself finds missing it tells the guard, so that the words for it weigh nothing on the way to the list.
 */
const PATIENCE_MS = 30_000
const SHEET_PATIENCE_MS = 10_000
const TEXT = "The widget's code could not be loaded."

// One without an address is of the development server, and stands before it.
const main = [...document.scripts].find(({ type, async, src }) => type === 'module' && !async && src !== '')
if (main !== undefined) {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error(TEXT)))
  // The module is the one of the script: it is neither fetched nor run a second time.
  Promise.race([import(/* @vite-ignore */ main.src), late]).catch(() => isOldBrowser() || fail())
}

dropLateSheets(SHEET_PATIENCE_MS)
if (!isOldBrowser()) {
  window.addEventListener(FAILED_EVENT, hear)
  hear()
}

function hear(): void {
  const told = document.documentElement.dataset.pwFailure
  if (told !== undefined) act(JSON.parse(told))
}

function fail(): void {
  act({ page: {}, mayReload: true })
  tellAround(window, TEXT, hosts())
}

function act({ page, mayReload }: StartFailure): void {
  if (page) showFailedStart(page)
  if (mayReload) void reloadAfterDeploy()
}

/** As the widget itself would read them, were it there. */
function hosts(): readonly string[] {
  try {
    const { host } = JSON.parse(document.getElementById('paywidget-config')?.textContent ?? '{}')
    return Array.isArray(host?.allowedOrigins) ? host.allowedOrigins.map(String) : []
  } catch {
    return []
  }
}
