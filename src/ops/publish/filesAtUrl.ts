import { messageOf } from '../../platform/values/messageOf.ts'
import { certificateProblem } from './certificateProblem.ts'
import type { Files } from './Files.ts'
import { PublishError } from './PublishError.ts'

/** How long a server may take for one file. */
const TIMEOUT_MS = 15_000

export const isUrl = (place: string): boolean => /^https?:\/\//i.test(place)

/** The files below a URL such as `https://pay.example/paywidget/static/layouts/`. */
export function filesAtUrl(place: string): Files {
  const base = baseOf(place)
  return {
    place: printable(place),
    async read(name) {
      const url = new URL(name, base).href
      const { status, ok, text } = await request(url)
      if (status === 404 || status === 410) return undefined
      // A server may keep the history to itself, and S3 answers 403 for a missing file where listing is not allowed.
      if (status === 403 && name !== 'index.json') return undefined
      if (!ok) throw new PublishError(`${printable(url)} answers ${status}${hintFor(status)}`)
      // Servers of single-page apps answer the address of a missing file with their page.
      if (isWebPage(text)) {
        if (name !== 'index.json') return undefined
        throw new PublishError(
          `${printable(url)} answers with a web page instead of a file. Give the address of the folder that has index.json, such as https://pay.example/paywidget/static/layouts/`,
        )
      }
      return text
    },
  }
}

export const isWebPage = (text: string): boolean => /^\s*<(!doctype|html)/i.test(text)

function baseOf(place: string): URL {
  try {
    return new URL(place.replace(/\/?(index\.json)?$/, '/'))
  } catch {
    throw new PublishError(
      `${printable(place)} is not a valid URL. Give one such as https://pay.example/paywidget/static/layouts/`,
    )
  }
}

/** An address as it is printed: a query, a user and a password may be secrets. */
export const printable = (url: string): string => url.replace(/[?#].*/s, '').replace(/(:\/\/)[^/]*@/, '$1')

/** `fetch` refuses an address with a user and a password: they belong into a header. */
function addressed(url: string, given: RequestInit['headers']) {
  const address = new URL(url)
  const headers = new Headers(given)
  const { username, password } = address
  if (username !== '' && !headers.get('authorization'))
    headers.set('authorization', `Basic ${base64([username, password].map(decodeURIComponent).join(':'))}`)
  Object.assign(address, { username: '', password: '' })
  return { address, headers }
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** A server's response, whatever its status. Throws a `PublishError` if there is none. */
export async function request(url: string, call: RequestInit = { cache: 'no-store' }) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { address, headers } = addressed(url, call.headers)
    const response = await fetch(address, { ...call, headers, signal })
    const location = response.headers.get('location') ?? undefined
    return { status: response.status, ok: response.ok, location, text: await response.text() }
  } catch (error) {
    const cause = Object(Object(error).cause)
    const certificate = certificateProblem(String(cause.code), new URL(url).hostname)
    if (certificate !== undefined) throw new PublishError(`${printable(url)} can't be trusted: ${certificate}`)
    const reason =
      Object(error).name === 'TimeoutError'
        ? `no answer in ${TIMEOUT_MS / 1000} s`
        : cause.message || cause.code || messageOf(error)
    throw new PublishError(`${printable(url)} can't be reached: ${reason}. Check the address and your connection.`)
  }
}

function hintFor(status: number): string {
  if (status === 401 || status === 403)
    return ': the server does not let you read it. Published layouts must be readable by everybody.'
  return status >= 500 ? ': the server has a problem. Try again later.' : '. Check the address.'
}
