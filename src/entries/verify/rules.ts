import type { Facts, Finding, Rule } from './Finding.ts'

const passed = (what: string, why: string): Finding => ({ state: 'passed', what, why, todo: '' })
const missing = (what: string, why: string, todo: string): Finding => ({ state: 'missing', what, why, todo })
const unchecked = (what: string, why: string, todo: string): Finding => ({ state: 'unchecked', what, why, todo })
const wrong = (what: string, why: string, todo: string): Finding => ({ state: 'wrong', what, why, todo })

/** A header that must have exactly this value; upper and lower case are equal. */
export function hasValue(name: string, wanted: string, why: string): Rule {
  return ({ header }) => {
    const value = header(name)
    if (value === null) return missing(name, why, `Send “${name}: ${wanted}”.`)
    if (value.trim().toLowerCase() === wanted) return passed(name, why)
    return wrong(name, why, `The value is “${value}”. Send “${name}: ${wanted}”, once.`)
  }
}

/** A header whose comma-separated values must include all of `wanted`. */
export function hasValues(name: string, wanted: readonly string[], why: string): Rule {
  return ({ header }) => {
    const value = header(name)
    if (value === null) return missing(name, why, `Send “${name}: ${wanted.join(', ')}”.`)
    const words = value.toLowerCase().split(/\s*,\s*/)
    const lost = wanted.filter((word) => !words.includes(word))
    return lost.length === 0 ? passed(name, why) : wrong(name, why, `The value is “${value}”. Add ${quoted(lost)}.`)
  }
}

/** A header that must not be sent at all. */
export const isAbsent =
  (name: string, why: string): Rule =>
  ({ header }) =>
    header(name) === null ? passed(`no ${name}`, why) : wrong(`no ${name}`, why, `Do not send “${name}”.`)

/** Applies a rule only to an https page, because a local page is served by http. */
export const byHttps =
  (rule: Rule): Rule =>
  (answer, facts) =>
    facts.isHttps ? rule(answer, facts) : undefined

/** A CSP directive that must have exactly these sources, in any order. */
export function directive(name: string, wanted: readonly string[], why: string): Rule {
  return directiveWhere(
    name,
    why,
    `Make it “${name} ${wanted.join(' ')}”.`,
    (sources) => sources.length === wanted.length && wanted.every((source) => sources.includes(source)),
  )
}

/** A CSP directive whose sources must satisfy `isGood`. */
export function directiveWhere(
  name: string,
  why: string,
  todo: string,
  isGood: (sources: readonly string[], facts: Facts) => boolean,
): Rule {
  const what = `Content-Security-Policy: ${name}`
  return ({ header }, facts) => {
    const sources = policyOf(header('content-security-policy')).get(name)
    if (sources === undefined) return missing(what, why, todo)
    return isGood(sources, facts)
      ? passed(what, why)
      : wrong(what, why, `It is “${sources.join(' ') || 'empty'}”. ${todo}`)
  }
}

/** A CSP directive that must have only the origins of the build's own files: the page's, and that of the CDN. */
export function ownFiles(name: string, why: string): Rule {
  return (answer, facts) => {
    const { filesOrigin } = facts
    return directive(name, filesOrigin === undefined ? ["'self'"] : ["'self'", filesOrigin], why)(answer, facts)
  }
}

/** The directives of a CSP: name → sources. */
function policyOf(text: string | null): ReadonlyMap<string, readonly string[]> {
  const directives = (text ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

export const isStatus =
  (wanted: number, what: string, why: string, todo: string): Rule =>
  ({ status }) => {
    if (status === wanted) return passed(what, why)
    return wrong(what, why, `${status === 0 ? UNREADABLE : `The status is ${status}.`} ${todo}`)
  }

const UNREADABLE =
  'There is no response that this page may read: the address is wrong, or “access-control-allow-origin” is missing.'

/** Accepts a response with any of the content types in `wanted`; the first is recommended. */
export const isType =
  (wanted: string | readonly [string, ...string[]], why: string): Rule =>
  ({ type }) => {
    const all = typeof wanted === 'string' ? [wanted] : wanted
    const [mediaType = ''] = type.toLowerCase().split(';')
    return all.includes(mediaType.trim())
      ? passed('Content-Type', why)
      : wrong('Content-Type', why, `The value is “${type || 'nothing'}”. Send “Content-Type: ${all[0]}”.`)
  }

/** Servers send a smaller text as it is. */
const LEAST_COMPRESSED = 1024

/** The response must be compressed, which many servers do not do by default (G13). */
export const isCompressed =
  (why: string): Rule =>
  ({ header, text }) => {
    const value = header('content-encoding')
    if (value === null && text.length < LEAST_COMPRESSED) return undefined
    const todo = 'Let the server compress text, scripts and JSON: gzip at least.'
    if (value === null) return missing('content-encoding', why, todo)
    return /\b(?:gzip|br|zstd|deflate)\b/i.test(value)
      ? passed('content-encoding', why)
      : wrong('content-encoding', why, `The value is “${value}”. ${todo}`)
  }

/**
 * An error response that browsers and proxies must not cache (G11). CloudFront calls no function for an error, so its 404
 * has no `cache-control`. That is safe unless another header lets a cache guess a lifetime (RFC 9111, 4.2.2), or the second
 * answer shows that a cache has kept the first. A page of another origin may not read the headers that show it.
 */
export const isUncached =
  (why: string, todo: string): Rule =>
  ({ header }, { filesOrigin }) => {
    const value = header('cache-control')
    if (value === null) {
      if (mayBeCached(header)) return missing('cache-control', why, todo)
      const isReadable = filesOrigin === undefined || header('age') !== null || header('x-cache') !== null
      return isReadable ? passed('cache-control', why) : unchecked('cache-control', why, `${UNREADABLE_AGE} ${todo}`)
    }
    const words = value.toLowerCase().split(/\s*,\s*/)
    return words.includes('no-store') && !words.includes('immutable')
      ? passed('cache-control', why)
      : wrong('cache-control', why, `The value is “${value}”. ${todo}`)
  }

const UNREADABLE_AGE =
  'The response has no cache-control, and this page may not read “age” and “x-cache” of another origin: request the address twice with curl -I.'

const mayBeCached = (header: (name: string) => string | null): boolean =>
  Number(header('age') ?? 0) > 0 ||
  /\bhit\b/i.test(header('x-cache') ?? '') ||
  header('expires') !== null ||
  header('last-modified') !== null

/** A file without a hash in its name: the browser asks again, and the answer should be 304 if the file is the same. */
export const isRevalidated =
  (why: string): Rule =>
  ({ header }) => {
    const cache = header('cache-control') ?? ''
    if (/immutable|max-age=(?!0\b)\d{5,}/.test(cache))
      return wrong(
        'cache-control',
        why,
        `The value is “${cache}”. Send a lifetime of an hour at most: the name has no hash.`,
      )
    return header('etag') === null && header('last-modified') === null
      ? missing('etag', why, 'Send “etag” or “last-modified”, and answer 304 when nothing has changed.')
      : passed('etag', why)
  }

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')
