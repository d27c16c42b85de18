import { fetchFile } from '../platform/files/fetchFile.ts'

const KEY = 'paywidget.reloaded'
const SILENCE_MS = 10_000

/**
 * Reloads the page if the server's page names another script: then a file is missing because a newer build was deployed
 * (C58). To avoid an endless loop, the page is reloaded at most once per build, and never without sessionStorage:
 * during a rolling deploy the servers may answer with two builds in turn. The caller must make sure that no payment
 * call is in flight (I23): `isStillAllowed` is called after the server's page has loaded, right before the reload.
 */
export async function reloadAfterDeploy(isStillAllowed: () => boolean): Promise<void> {
  const own = document.querySelector('script[type="module"]:not([async])')?.getAttribute('src')
  if (!own || wasReloadedFrom(own) || !(await isReplaced(own))) return
  // Two missing files may each have called this function, but only one call may reload the page.
  if (isStillAllowed() && !wasReloadedFrom(own) && remember(own)) location.reload()
}

async function isReplaced(own: string): Promise<boolean> {
  try {
    const { text } = await fetchFile(location.href, SILENCE_MS)
    // A page that is not ours, such as a gateway's error page, is not a sign of a deploy.
    return text.includes('id="paywidget"') && !text.includes(own)
  } catch {
    return false // offline, or the server is down
  }
}

function wasReloadedFrom(own: string): boolean {
  try {
    return kept().includes(own)
  } catch {
    return false
  }
}

/** The builds whose page was reloaded, as one text. */
const kept = (): string => sessionStorage.getItem(KEY) ?? ''

function remember(own: string): boolean {
  try {
    sessionStorage.setItem(KEY, `${kept()} ${own}`)
    return kept().includes(own)
  } catch {
    return false
  }
}
