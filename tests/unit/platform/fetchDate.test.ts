import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchDate } from '../../../src/platform/files/fetchDate.ts'

const DATE = 'Wed, 01 Jan 2025 10:00:00 GMT'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const made = createServer(answer)
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`
}

const dateAt = (origin: string, url = `${origin}/file.json`) =>
  fetchDate(url, new AbortController().signal, { base: `${origin}/paywidget/`, origin })

describe('C42 the date of a static file', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['with a date', { date: DATE }, DATE],
    ['that a shared cache has just fetched', { date: DATE, age: '0' }, DATE],
    ['that a shared cache has kept for 90 s', { date: DATE, age: '90' }, null],
    ['without a date', {}, null],
    ['with an unreadable age', { date: DATE, age: 'old' }, null],
  ])('is read from a response %s', async (_, headers, wanted) => {
    const origin = await serve((_request, response) => {
      response.sendDate = false
      response.writeHead(200, headers).end()
    })
    expect(await dateAt(origin)).toBe(wanted)
  })

  it('is read without the body, also if the file is missing', async () => {
    const verbs: unknown[] = []
    const origin = await serve(({ method, url }, response) => {
      verbs.push(`${method} ${url}`)
      response.writeHead(404, { date: DATE }).end()
    })
    expect(await dateAt(origin, 'static/file.json')).toBe(DATE)
    expect(verbs).toEqual(['HEAD /paywidget/static/file.json'])
  })

  it('is not requested from another origin', async () => {
    let asked = 0
    const origin = await serve((_, response) => {
      asked += 1
      response.end()
    })
    expect(await fetchDate(`${origin}/x`, new AbortController().signal, { base: 'https://a.b/', origin: 'null' })).toBe(
      null,
    )
    expect(asked).toBe(0)
  })
})
