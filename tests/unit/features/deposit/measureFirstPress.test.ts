import { describe, expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { measureFirstPress } from '../../../../src/features/deposit/measureFirstPress.ts'
import { fakeClock } from '../../support/fakeClock.ts'

/** A widget; `start` starts its app, as at the first `loaded` and at each later one with other settings. */
function widget() {
  const clock = fakeClock()
  const bridge = {}
  const delays: unknown[] = []
  function start(identity = 'user-7') {
    const methods = new MethodsStore()
    const track = (_: string, { delay_ms }: Readonly<Record<string, unknown>>) => void delays.push(delay_ms)
    const press = measureFirstPress({ track, clock, methods, session: { identity }, bridge })
    const show = () => {
      methods.shownAt = clock.monotonic()
    }
    return { press, show }
  }
  return { clock, delays, start }
}

describe('ANALYT-03 the delay of the first press', () => {
  it('is tracked once, also if new settings restart the app between two presses', async () => {
    const { clock, delays, start } = widget()
    const first = start()
    first.show()
    await clock.advance(5_000)
    first.press()
    first.press()
    const second = start()
    second.show()
    await clock.advance(1_000)
    second.press()
    expect(delays).toEqual([5_000])
  })

  it('is counted from the first list, also if new settings restart the app before the press', async () => {
    const { clock, delays, start } = widget()
    start().show()
    await clock.advance(5_000)
    const { press, show } = start()
    show()
    await clock.advance(1_000)
    press()
    expect(delays).toEqual([6_000])
  })

  it('is counted from the second start if the first has shown nothing', async () => {
    const { clock, delays, start } = widget()
    start()
    const { press, show } = start()
    press()
    show()
    await clock.advance(1_000)
    press()
    expect(delays).toEqual([1_000])
  })

  it('is tracked again for another player, and for another widget of the page', () => {
    const { delays, start } = widget()
    for (const app of [start('user-7'), start('user-8')]) {
      app.show()
      app.press()
    }
    expect(delays).toHaveLength(2)
    const other = widget()
    const app = other.start('user-8')
    app.show()
    app.press()
    expect(other.delays).toHaveLength(1)
  })
})
