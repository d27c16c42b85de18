export interface FetchedFile {
  readonly type: string
  /** Empty if only the download was wanted. */
  readonly text: string
}

/**
 * When the last byte of any file arrived. Shared by all downloads: on a slow connection, parallel downloads delay each
 * other.
 */
let lastByteAt = 0

/**
 * The time limit of lazy loaded code while no data arrives. The configuration replaces the default (`timeouts.file`).
 */
export const codeLimit = { ms: 10_000 }

/**
 * Fetches a static file; rejects with an error that names the URL and the reason. A request that gets no response is
 * sent once more, because a bad connection loses requests. Every received byte of any file restarts the timeout, so a
 * slow connection does not time out but a silent one does. With `isDownload`, the file goes into the browser's cache only:
 * the text of a large script would take a slow device 80 ms to decode.
 */
export async function fetchFile(url: string, silenceMs: number, isDownload?: boolean): Promise<FetchedFile> {
  const stop = new AbortController()
  const start = performance.now()
  const checkTimeout = () => {
    const left = Math.max(start, lastByteAt) + silenceMs - performance.now()
    if (left > 0) timer = setTimeout(checkTimeout, left)
    else stop.abort(new Error(`${url} sent nothing for ${silenceMs} ms.`))
  }
  let timer = setTimeout(checkTimeout, silenceMs)
  try {
    const { signal } = stop
    const response = await fetch(url, { signal }).catch(() => fetch(url, { signal }))
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return { type: response.headers.get('content-type') ?? '', text: await read(response, isDownload) }
  } finally {
    clearTimeout(timer)
  }
}

async function read({ body }: Response, isDownload?: boolean): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    lastByteAt = performance.now()
    if (!isDownload) text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}
