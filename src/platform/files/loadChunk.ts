import { codeLimit, fetchFile } from './fetchFile.ts'

/**
 * The files are beside this one, which a CDN may serve. A constant: Vite would turn `new URL(…, import.meta.url)` into
 * a glob.
 */
const HERE = import.meta.url

const here = new Map<string, Promise<unknown>>()

/**
 * Loads a chunk; the build calls it for every `import()` instead of Vite's preload helper. A browser caches the failure
 * of a module, and of all modules that import it, until the page is closed (seen in Chromium 147). So the files of a
 * chunk are fetched first, and imported from the HTTP cache only when all of them have loaded. Thus a call after a
 * failure can succeed. Rejects with the reason of the first failed file.
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await loadFiles(files.length > 0 ? files : ownFile(load))
  return load()
}

/**
 * Downloads the script of a chunk into the browser's cache and runs nothing. `load` is the `import()` of the chunk. A
 * failure is ignored: the next `import()` requests the script again. Without a build there are no chunks, and this does
 * nothing.
 */
export const downloadChunk = (load: () => unknown): Promise<unknown> => loadFiles(ownFile(load)).catch(() => undefined)

const loadFiles = (files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => loadFile(new URL(`../${file}`, HERE).href)))

/**
 * The script of an `import()`, by its source: Vite passes no list of files for a chunk without dependencies. A list
 * also has the chunk's imports and style sheets.
 */
function ownFile(load: () => unknown): readonly string[] {
  const [, name] = /import\(\W\.\/([\w.-]+)/.exec(`${load}`) ?? []
  return name ? [`static/${name}`] : []
}

function loadFile(url: string): Promise<unknown> {
  const known = here.get(url)
  if (known !== undefined) return known
  const coming = url.endsWith('.css') ? style(url) : script(url)
  here.set(url, coming)
  coming.catch(() => here.delete(url))
  return coming
}

const nameIn = (url: string) => url.split('/').pop()

async function script(url: string): Promise<void> {
  // The browser itself loads the files that the page references; only a reload of the page retries them.
  if (!document.querySelector(`[href$="${nameIn(url)}"]`)) await fetchOf(url, 'javascript')
}

async function style(url: string): Promise<void> {
  const own = document.querySelector<HTMLLinkElement>(`link:not([as])[href$="${nameIn(url)}"]`)
  try {
    // The page's own style sheet: a second copy would make the browser compute all styles again.
    if (own!.sheet!.cssRules[0]) return
  } catch {
    // There is none, or it has failed: then Chromium gives a sheet without rules, or one whose rules can't be read.
  }
  const coming = addStyle(url)
  if (!own) return coming
  // The page works without its own style sheet, so no code waits for it. The next chunk that needs it requests it
  // again.
  coming.catch(() => here.delete(url))
}

async function addStyle(url: string): Promise<void> {
  await fetchOf(url, 'css')
  await new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${url} did not load.`))
    }
    document.head.append(link)
  })
}

async function fetchOf(url: string, kind: string): Promise<void> {
  const { type } = await fetchFile(url, codeLimit.ms, true)
  // Some servers answer a missing file with index.html; importing that would cache a broken module (C59).
  if (!type.includes(kind)) throw new Error(`${url} was served as ${type}.`)
}
