import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../platform/values/messageOf.ts'
import { PublishError } from './PublishError.ts'

/** The files of a published folder, on disk or on a server. */
export interface Files {
  /** The folder or URL, as given. */
  readonly place: string
  /** The text of a file; undefined if there is no such file. Throws a `PublishError` if it can't be read. */
  read(name: string): Promise<string | undefined>
}

/** How long a server may take for one file. */
const TIMEOUT_MS = 15_000

export const isUrl = (place: string): boolean => /^https?:\/\//i.test(place)

/** The files below a folder, or below a URL such as `https://pay.example/paywidget/static/layouts/`. */
export const filesAt = (place: string): Files => (isUrl(place) ? filesAtUrl(place) : filesIn(place))

function filesIn(folder: string): Files {
  return {
    place: folder,
    async read(name) {
      const path = join(folder, name)
      try {
        return statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
      } catch (error) {
        if (Object(error).code === 'ENOENT' || Object(error).code === 'ENOTDIR') return undefined
        throw new PublishError(`${path} can't be read: ${messageOf(error)}`)
      }
    },
  }
}

function filesAtUrl(place: string): Files {
  const base = new URL(place.replace(/\/?(index\.json)?$/, '/'))
  return {
    place,
    async read(name) {
      const url = new URL(name, base).href
      const response = await request(url)
      if (response.status === 404 || response.status === 410) return undefined
      if (!response.ok) throw new PublishError(`${url} answers ${response.status}${hintFor(response.status)}`)
      const text = await response.text()
      // Servers of single-page apps answer any address with their page.
      if (/^\s*<(!doctype|html)/i.test(text)) {
        throw new PublishError(
          `${url} answers with a web page instead of a file. Give the address of the folder that has index.json, such as https://pay.example/paywidget/static/layouts/`,
        )
      }
      return text
    },
  }
}

async function request(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { 'cache-control': 'no-cache' } })
  } catch (error) {
    const cause = Object(Object(error).cause)
    const reason =
      Object(error).name === 'TimeoutError'
        ? `no answer in ${TIMEOUT_MS / 1000} s`
        : cause.message || cause.code || messageOf(error)
    throw new PublishError(`${url} can't be reached: ${reason}. Check the address and your connection.`)
  }
}

function hintFor(status: number): string {
  if (status === 401 || status === 403)
    return ': the server does not let you read it. Published layouts must be readable by everybody.'
  return status >= 500 ? ': the server has a problem. Try again later.' : '. Check the address.'
}
