import { fetchFile } from '../platform/fetchFile.ts'

const KEY = 'paywidget.reloaded'
const SILENCE_MS = 10_000

/**
 * Loads the page again when a file is missing because a newer build has taken the place of this one (C58): the page of
 * the server names another script. Once for a build, and never where the browser keeps nothing: without a memory it
 * would go round for ever. Whoever calls must know that no money call is under way (I23).
 */
export async function reloadAfterDeploy(): Promise<void> {
  const own = document.querySelector('script[type="module"]:not([async])')?.getAttribute('src')
  if (!own || wasReloadedFrom(own) || !(await isReplaced(own))) return
  // Two files of one build may be missed at once, and both have asked.
  if (!wasReloadedFrom(own) && remember(own)) location.reload()
}

async function isReplaced(own: string): Promise<boolean> {
  try {
    const { text } = await fetchFile(location.href, SILENCE_MS)
    // Something else than our page, such as a gateway's sentence, says nothing of a deploy.
    return text.includes('id="paywidget"') && !text.includes(own)
  } catch {
    return false // offline, or the server is away: there is nothing newer to be had
  }
}

function wasReloadedFrom(own: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === own
  } catch {
    return false
  }
}

function remember(own: string): boolean {
  try {
    sessionStorage.setItem(KEY, own)
    return sessionStorage.getItem(KEY) === own
  } catch {
    return false
  }
}
