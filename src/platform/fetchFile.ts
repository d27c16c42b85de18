export interface FetchedFile {
  readonly type: string
  readonly text: string
}

/** When a byte of any file came: on a narrow line one waits for the other. */
let heardAt = 0

/**
 * A static file, or a rejection that names it and says why. The limit counts from the last byte that came, of this file or
 * of another: a slow line is waited for, a silent one is not.
 */
export async function fetchFile(url: string, silenceMs: number): Promise<FetchedFile> {
  const stop = new AbortController()
  const start = performance.now()
  const judge = () => {
    const left = Math.max(start, heardAt) + silenceMs - performance.now()
    if (left > 0) timer = setTimeout(judge, left)
    else stop.abort(new Error(`${url} sent nothing for ${silenceMs} ms.`))
  }
  let timer = setTimeout(judge, silenceMs)
  try {
    const response = await fetch(url, { signal: stop.signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return { type: response.headers.get('content-type') ?? '', text: await read(response) }
  } finally {
    clearTimeout(timer)
  }
}

async function read({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    heardAt = performance.now()
    text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}
