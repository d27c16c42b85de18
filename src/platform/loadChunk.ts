import { fetchFile } from './fetchFile.ts'

/** How long the line may be silent before a chunk counts as not to be had. */
const SILENCE_MS = 10_000
const BASE = import.meta.env.BASE_URL

const here = new Map<string, Promise<unknown>>()

/**
 * What every `import()` of the built widget goes through: the build puts it in the place of Vite's own preloading. A
 * browser remembers a module that could not be had for as long as the document lives (seen in Chromium 147), with all
 * that import it. So the files of a chunk are fetched first, and imported out of the browser's cache only when each of
 * them is there: a failure leaves nothing behind, and the next need can succeed.
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const all = files.length > 0 ? files : ownFile(load)
  await Promise.all(all.map((file) => arrival(new URL(BASE + file, location.href).href)))
  return load()
}

/** Of a chunk that needs no other file Vite gives no list; its own name stands in the `import()`. */
function ownFile(load: () => unknown): readonly string[] {
  const name = /import\(\W\.\/([\w.-]+)/.exec(String(load))?.[1]
  return name === undefined ? [] : [`static/${name}`]
}

function arrival(url: string): Promise<unknown> {
  const known = here.get(url)
  if (known !== undefined) return known
  const coming = url.endsWith('.css') ? style(url) : script(url)
  here.set(url, coming)
  coming.catch(() => here.delete(url))
  return coming
}

async function script(url: string): Promise<void> {
  // What the page itself names is on its way already; there the way to try again is to load the page again.
  if (document.querySelector(`script[src="${pathOf(url)}"], link[href="${pathOf(url)}"]`)) return
  const { type } = await fetchFile(url, SILENCE_MS)
  // A server that answers everything with its page would be remembered as a broken module (C59).
  if (!type.includes('javascript')) throw new Error(`${url} is ${type}.`)
}

async function style(url: string): Promise<void> {
  const { type } = await fetchFile(url, SILENCE_MS)
  if (!type.includes('css')) throw new Error(`${url} is ${type}.`)
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${url} failed.`))
    }
    document.head.append(link)
  })
}

const pathOf = (url: string): string => new URL(url).pathname
