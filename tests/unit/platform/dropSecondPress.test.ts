import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSecondPress } from '../../../src/platform/page/dropSecondPress.ts'

let now = 0
beforeEach(() => {
  now = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

/** A page that has just loaded this code, and was pressed `earlyPress` ms before. */
function pageWith(earlyPress?: number) {
  const root = new EventTarget()
  const page = { key: 1 }
  const stop = dropSecondPress(root as HTMLElement, {
    pageKey: () => page.key,
    earlyPressAt: earlyPress && now - earlyPress,
  })
  const send = (type: string, facts: object): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), facts)
    root.dispatchEvent(event)
    return event
  }
  /** Whether the press takes effect, this long after the one before. */
  function press(pointerType: string, after: number, { x = 50, clickCount = 1 } = {}): boolean {
    now += after
    send('pointerdown', { pointerType })
    const down = send('mousedown', { clientX: x, clientY: 50, detail: clickCount })
    const click = send('click', { detail: clickCount })
    expect(click.defaultPrevented).toBe(down.defaultPrevented)
    return !click.defaultPrevented
  }
  return { page, press, send, stop }
}

describe('P11 a second press', () => {
  it.each(['touch', 'pen'])(
    'of a double tap (%s) has no effect on the page that the first one has opened',
    (pointer) => {
      const { page, press } = pageWith()
      expect(press(pointer, 0)).toBe(true)
      page.key = 2
      expect(press(pointer, 200)).toBe(false)
      expect(press(pointer, 600), 'a press for itself').toBe(true)
    },
  )

  it('has no effect within half a second of a first press that came before this code had loaded', () => {
    const { press } = pageWith(250)
    expect([press('touch', 200), press('touch', 600)]).toEqual([false, true])
  })

  it.each([
    ['without a preceding press', undefined, 100],
    ['half a second after one that came before this code had loaded', 400, 100],
    ['right after this code has loaded, if the press before is long ago', 1500, 0],
  ])('is not assumed for a tap %s', (_, earlyPress, after) => {
    const { page, press } = pageWith(earlyPress)
    page.key = 2
    expect(press('touch', after)).toBe(true)
  })

  it('takes effect on the same page, so that several notices can be closed quickly', () => {
    const { press } = pageWith()
    expect([press('touch', 0), press('touch', 200), press('touch', 200)]).toEqual([true, true, true])
  })

  it('takes effect again 1 s after the first of several taps', () => {
    const { page, press } = pageWith()
    press('touch', 0)
    page.key = 2
    expect([press('touch', 400), press('touch', 400), press('touch', 300)]).toEqual([false, false, true])
  })

  it('that was dropped does not block a later click without mousedown', () => {
    const { page, press, send } = pageWith()
    press('touch', 0)
    page.key = 2
    expect(press('touch', 200)).toBe(false)
    send('pointerdown', { pointerType: 'touch' })
    expect(send('click', { detail: 1 }).defaultPrevented).toBe(false)
  })

  it('takes effect after the cleanup', () => {
    const { page, press, stop } = pageWith()
    press('touch', 0)
    page.key = 2
    stop()
    expect(press('touch', 200)).toBe(true)
  })
})
