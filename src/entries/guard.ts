import { hostMode } from '../host/hostMode.ts'
import { openChannel } from '../host/openChannel.ts'
import { encode } from '../host/protocol.ts'
import { showFailedStart } from './showFailedStart.ts'

/**
 * Stands beside the widget's own script, in a file that needs no other: when that script or anything it is made of is
 * missing, hangs or throws, nothing of the widget is there to say so (C58, C59). The build puts it into index.html.
 */
const PATIENCE_MS = 30_000
const TEXT = "The widget's code could not be loaded."

const main = [...document.scripts].find(({ type, async }) => type === 'module' && !async)
if (main !== undefined) {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error(TEXT)))
  // The module is the one of the script: it is neither fetched nor run a second time.
  Promise.race([import(/* @vite-ignore */ main.src), late]).catch(fail)
}

function fail(): void {
  showFailedStart({ lang: new URLSearchParams(location.search).get('locale') ?? undefined })
  openChannel(hostMode(window), window, hosts()).send(encode({ messageType: 'onInitError', text: TEXT }), true)
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
