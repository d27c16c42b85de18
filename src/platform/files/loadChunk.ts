import { fetchFile } from './fetchFile.ts'

/** Timeout: a load fails after this time without any received byte. */
const SILENCE_MS = 10_000

/** The files are beside this one, which a CDN may serve. A constant: Vite would turn `new URL(…, import.meta.url)` into a glob. */
const HERE = import.meta.url

const here = new Map<string, Promise<unknown>>()

/**
 * Loads a chunk; the build calls it for every `import()` instead of Vite's preload helper. A browser caches the failure
 * of a module, and of all modules that import it, until the page is closed (seen in Chromium 147). So the files of a
 * chunk are fetched first, and imported from the HTTP cache only when all of them have loaded. Thus a call after a
 * failure can succeed. Rejects with the reason of the first failed file.
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const all = files.length > 0 ? files : ownFile(load)
  await Promise.all(all.map((file) => arrival(new URL(`../${file}`, HERE).href)))
  return load()
}

/** Vite passes no list for a chunk without dependencies; the chunk's file name is in the source of the `import()`. */
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
  // The browser itself loads the files that the page references; only a reload of the page retries them.
  const name = url.slice(url.lastIndexOf('/'))
  if (document.querySelector(`[src$="${name}"],[href$="${name}"]`)) return
  const { type } = await fetchFile(url, SILENCE_MS)
  // Some servers answer a missing file with index.html; importing that would cache a broken module (C59).
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
