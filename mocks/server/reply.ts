import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  map: 'application/json; charset=utf-8',
}
const PACKED = new Set(['html', 'js', 'css', 'json', 'svg', 'txt', 'map'])

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  /** Changes a file before it is sent. */
  readonly decorate?: ((content: Content) => Content) | undefined
}

export interface Content {
  readonly status?: number
  /** The file extension: html, js, json. */
  readonly ending: string
  readonly body: string | Uint8Array
  /** The body compressed with brotli, if the build has written such a copy. */
  readonly brotli?: Uint8Array | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a whole body, compressed when the browser accepts it, like a CDN. */
export function reply({ request, response, decorate }: Exchange, content: Content): void {
  const { body, ending, headers, brotli, status = 200 } = decorate?.(content) ?? content
  const etag = /max-age/.test(headers['cache-control'] ?? '') ? etagOf(body) : undefined
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, etag }).end()
    return
  }
  const accepted = `${request.headers['accept-encoding']}`
  const { bytes, encoding } =
    brotli && /\bbr\b/.test(accepted)
      ? { bytes: brotli, encoding: 'br' }
      : PACKED.has(ending) && /\bgzip\b/.test(accepted)
        ? { bytes: pack(body, etag), encoding: 'gzip' }
        : { bytes: Buffer.from(body), encoding: undefined }
  response.writeHead(status, {
    ...headers,
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'content-length': bytes.byteLength,
    vary: 'accept-encoding',
    ...(etag === undefined ? {} : { etag }),
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const packed = new Map<string, Buffer>()

/** Compresses a file that browsers may keep only once: the tests load the built site thousands of times. */
function pack(body: string | Uint8Array, etag: string | undefined): Buffer {
  const known = etag === undefined ? undefined : packed.get(etag)
  const bytes = known ?? gzipSync(body)
  if (etag !== undefined) packed.set(etag, bytes)
  return bytes
}

/** Weak, because one serves for the compressed and the plain body. */
const etagOf = (body: string | Uint8Array) => `W/"${createHash('sha1').update(body).digest('base64url')}"`

export function replyText(exchange: Exchange, status: number, body: string): void {
  reply(exchange, { status, ending: 'txt', body, headers: { 'cache-control': 'no-store' } })
}

export function replyJson(exchange: Exchange, value: unknown, status = 200): void {
  reply(exchange, { status, ending: 'json', body: JSON.stringify(value), headers: { 'cache-control': 'no-store' } })
}
