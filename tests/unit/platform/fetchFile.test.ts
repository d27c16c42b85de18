import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchFile } from '../../../src/platform/files/fetchFile.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const made = createServer(answer)
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/file.json`
}

describe('S3 C61 a static file', () => {
  it('returns the whole text, however it is split into chunks', async () => {
    const bytes = new TextEncoder().encode('{"a":"جارٍ"}')
    const url = await serve((_, response) => {
      response.setHeader('content-type', 'application/json')
      for (const byte of bytes) response.write(Uint8Array.of(byte))
      response.end()
    })
    expect(await fetchFile(url, 5_000)).toEqual({ type: 'application/json', text: '{"a":"جارٍ"}' })
  })

  it.each([404, 500])('answered by %d is a failure that names it', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end('no'))
    await expect(fetchFile(url, 5_000)).rejects.toThrow(`${url} answered ${status}.`)
  })

  it('is requested once more if the connection breaks before a response', async () => {
    let asked = 0
    const url = await serve((request, response) => {
      asked += 1
      if (asked === 1) request.socket.destroy()
      else response.end('{}')
    })
    expect((await fetchFile(url, 5_000)).text).toBe('{}')
    expect(asked).toBe(2)
  })

  it('is given up after the second broken connection', async () => {
    let asked = 0
    const url = await serve((request) => {
      asked += 1
      request.socket.destroy()
    })
    await expect(fetchFile(url, 5_000)).rejects.toThrow('fetch failed')
    expect(asked).toBe(2)
  })

  it('that sends nothing at all is given up', async () => {
    const url = await serve(() => undefined)
    await expect(fetchFile(url, 50)).rejects.toThrow('sent nothing for 50 ms')
  })

  it('that stops in the middle is given up', async () => {
    const url = await serve((_, response) => void response.write('{'))
    await expect(fetchFile(url, 50)).rejects.toThrow('sent nothing for 50 ms')
  })

  it('does not time out while another download still receives data', async () => {
    const url = await serve(({ url: asked }, response) => {
      if (asked !== '/narrow.json') return
      const bytes = setInterval(() => response.write(' '), 20)
      setTimeout(() => clearInterval(bytes), 4_000)
    })
    const start = performance.now()
    const [waiting, narrow] = await Promise.allSettled([
      fetchFile(url, 3_000),
      fetchFile(url.replace('file', 'narrow'), 3_000),
    ])
    expect([waiting.status, narrow.status]).toEqual(['rejected', 'rejected'])
    expect(performance.now() - start).toBeGreaterThan(4_000)
  })
})
