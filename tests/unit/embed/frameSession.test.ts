import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { frameSession } from '../../../src/embed/frameSession.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { hostname: 'shop.example', href: 'https://shop.example/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const DATA = { user: { id: 'anna', token: 'token' }, open: { method: 'airtm' } }

/** The session of a frame, and the messages that it has posted to the frame. */
function open(latest: object = DATA, style: Record<string, string> = {}) {
  const posted: { messageType: string; payload: Record<string, unknown> }[] = []
  const frame = {
    isConnected: true,
    style,
    contentWindow: { postMessage: (text: string) => void posted.push(JSON.parse(text)) },
  }
  const parent = { querySelectorAll: () => [] }
  const mount = { frame, parent, address: new URL('https://pay.example/'), data: DATA, options: {} }
  const session = frameSession(
    mount as never,
    () => false,
    () => {},
    () => {},
    () => latest as never,
  )
  const payloadNow = () => JSON.parse(session.loadedText(DATA)).payload
  return { session, posted, payloadNow }
}

it('H2 sends the data again with the open payments if the loader has sent it without them', () => {
  const { session, posted } = open()
  session.handleMessage('Loaded', undefined)
  session.handleMessage('Loaded', undefined)
  vi.runAllTimers()
  expect(posted.map(({ messageType, payload }) => [messageType, typeof payload.resume])).toEqual([['loaded', 'string']])
})

it('H2 sends nothing itself if the loader has sent the data in time', () => {
  const { session, posted, payloadNow } = open()
  session.handleMessage('Loaded', undefined)
  payloadNow()
  vi.runAllTimers()
  expect(posted).toEqual([])
})

it('D-79 data that was sent without an id of `open` never gets one, which would open the host’s page again', () => {
  const { session, posted, payloadNow } = open()
  session.handleMessage('Loaded', undefined)
  vi.runAllTimers()
  expect(posted[0]?.payload.open).toEqual({ method: 'airtm' })
  expect(payloadNow().open).toEqual({ method: 'airtm' })
  session.handleMessage('Loaded', undefined)
  expect(payloadNow().open, 'another page of the cashier').toEqual({ id: expect.any(String), method: 'airtm' })
})

it('G3 throws nothing into the host’s page for data that has no JSON', () => {
  const cyclic: Record<string, unknown> = { ...DATA }
  cyclic.self = cyclic
  const { session, posted } = open(cyclic)
  session.handleMessage('Loaded', undefined)
  expect(() => vi.runAllTimers()).not.toThrow()
  expect(posted).toEqual([])
})

it('a frame in a parent that is as wide as its content is as wide as the widest page', () => {
  const style: Record<string, string> = { containIntrinsicWidth: '' }
  open(DATA, style)
  const [, widest] = /--pw-page: (\w+);/.exec(readFileSync('renderers/ui/base/tokens.css', 'utf8')) ?? []
  expect(style).toMatchObject({ contain: 'size', containIntrinsicWidth: widest })
})

it('a browser without an intrinsic width keeps the 300 px of a frame', () => {
  const style: Record<string, string> = {}
  open(DATA, style)
  expect(style).toEqual({})
})
