export interface FetchedFile {
  readonly type: string
  readonly text: string
}

/**
 * A static file, or a rejection that names it and says why. The limit counts from the last byte that came: a slow line
 * is waited for, a silent one is not.
 */
export async function fetchFile(url: string, silenceMs: number): Promise<FetchedFile> {
  const stop = new AbortController()
  const silent = () => stop.abort(new Error(`${url} sent nothing for ${silenceMs} ms.`))
  let timer = setTimeout(silent, silenceMs)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(silent, silenceMs)
  }
  try {
    const response = await fetch(url, { signal: stop.signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return { type: response.headers.get('content-type') ?? '', text: await read(response, heard) }
  } finally {
    clearTimeout(timer)
  }
}

async function read({ body }: Response, heard: () => void): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    heard()
    text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}
