import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  inDays,
  isAnnounced,
  minuteMark,
  type Remaining,
  remaining,
  startCountdown,
  wallClock,
} from '../../../renderers/ui/payment/countdown.ts'
import fc from '../fastCheck.ts'

const NOW = Date.UTC(2025, 0, 1, 12)

describe('what is left', () => {
  it.each([
    [900_000, '15:00'],
    [899_999, '15:00'],
    [899_000, '14:59'],
    [545_000, '09:05'],
    [1_000, '00:01'],
    [1, '00:01'],
    [0, '00:00'],
    [-5_000, '00:00'],
    [3_600_000, '1:00:00'],
    [3_723_000, '1:02:03'],
    [360_000_000, '100:00:00'],
  ])('%i ms are %s', (ms, text) => {
    expect(remaining(NOW + ms, NOW).text).toBe(text)
  })

  it('its parts are the whole seconds that have begun', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 400_000_000 }), (ms) => {
        const { total, hours, minutes, seconds } = remaining(NOW + ms, NOW)
        expect(total).toBe(ms < 0 ? 0 : ms)
        expect(hours * 3600 + minutes * 60 + seconds).toBe(Math.ceil(total / 1000))
        expect([minutes < 60, seconds < 60]).toEqual([true, true])
      }),
    )
  })

  it.each([
    [900_000, 15],
    [840_001, 15],
    [840_000, 14],
    [1, 1],
    [0, 0],
  ])('%i ms before the end the minute is %i', (ms, minute) => {
    expect(minuteMark(remaining(NOW + ms, NOW))).toBe(minute)
  })
})

describe('what is left above a day', () => {
  const HOUR = 3_600_000
  it.each([
    [24 * HOUR - 1, 'en', undefined],
    [24 * HOUR, 'en', '1 day'],
    [25 * HOUR, 'en', '1 day 1 hour'],
    [48 * HOUR, 'en', '2 days'],
    [72 * HOUR - 1_000, 'en', '2 days 23 hours'],
    [74 * HOUR, 'en', '3 days 2 hours'],
    [74 * HOUR, 'es', '3 días 2 horas'],
    [74 * HOUR, 'ru', '3 дня 2 часа'],
    [74 * HOUR, 'ar-EG', '3 أيام وساعتان'],
  ])('%i ms in %s are %s', (ms, lang, text) => {
    expect(inDays(remaining(NOW + ms, NOW), lang)).toBe(text)
  })
})

describe('announcements of the remaining time', () => {
  const announcedFrom = (minutes: number) =>
    Array.from({ length: minutes }, (_, at) => minutes - at - 1).filter((now) => isAnnounced(now + 1, now))

  it('are made at a few moments, closer together towards the end', () => {
    expect(announcedFrom(15)).toEqual([10, 5, 2, 1, 0])
    expect(announcedFrom(200)).toEqual([180, 120, 60, 30, 15, 10, 5, 2, 1, 0])
    expect(announcedFrom(4 * 1_440).filter((minutes) => minutes > 1_300)).toEqual([4_320, 2_880, 1_440, 1_380, 1_320])
  })

  it.each([
    ['are made after the page slept past one of these moments', 12, 7, true],
    ['are made after the page slept past an hour', 130, 110, true],
    ['are not made if the page slept between two moments', 14, 11, false],
    ['are not made if the clock is set back', 5, 10, false],
    ['are not made if nothing has changed', 5, 5, false],
  ])('%s', (_, before, now, said) => {
    expect(isAnnounced(before, now)).toBe(said)
  })
})

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  function start(ms: number) {
    const ticks: [at: number, text: string][] = []
    const onExpire = vi.fn()
    const onTick = ({ text }: Remaining) => ticks.push([Date.now() - NOW, text])
    const countdown = startCountdown({ deadline: NOW + ms, clock: wallClock, onTick, onExpire })
    return { ...countdown, ticks, onExpire }
  }

  it('UIKIT-05: ticks each 1000 ms and expires once, at zero', () => {
    const { ticks, onExpire } = start(3_000)
    vi.advanceTimersByTime(2_999)
    expect(onExpire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onExpire).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(onExpire).toHaveBeenCalledOnce()
    expect(ticks).toEqual([
      [0, '00:03'],
      [1_000, '00:02'],
      [2_000, '00:01'],
      [3_000, '00:00'],
    ])
  })

  it('ticks on the seconds of its deadline, whenever it was started', () => {
    const { ticks } = start(2_250)
    vi.advanceTimersByTime(3_000)
    expect(ticks.map(([at]) => at)).toEqual([0, 250, 1_250, 2_250])
  })

  it('a late timer makes nothing late after it', () => {
    const { ticks } = start(10_000)
    vi.setSystemTime(NOW + 400)
    vi.advanceTimersByTime(1_000)
    expect(ticks.at(-1)).toEqual([1_400, '00:09'])
    vi.advanceTimersByTime(600)
    expect(ticks.at(-1)).toEqual([2_000, '00:08'])
  })

  it('a deadline in the past expires at once', () => {
    const { ticks, onExpire } = start(-1)
    expect(ticks).toEqual([[0, '00:00']])
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('a page that slept over the deadline expires when it wakes, and not again', () => {
    const { ticks, onExpire, wake } = start(5_000)
    vi.setSystemTime(NOW + 3_600_000)
    expect(onExpire).not.toHaveBeenCalled()
    wake()
    wake()
    vi.advanceTimersByTime(10_000)
    expect(onExpire).toHaveBeenCalledOnce()
    expect(ticks.at(-1)?.[1]).toBe('00:00')
  })

  it('a page that slept is right when it wakes, and has one timer', () => {
    const { ticks, onExpire, wake } = start(600_000)
    vi.setSystemTime(NOW + 599_000)
    wake()
    expect(ticks.at(-1)?.[1]).toBe('00:01')
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('C42 goes on after the deadline when the clock is corrected', () => {
    const { ticks, onExpire } = start(600_000)
    vi.setSystemTime(NOW + 3_600_000)
    vi.advanceTimersByTime(1_000)
    expect(ticks.at(-1)?.[1]).toBe('00:00')
    vi.setSystemTime(NOW + 1_000)
    vi.advanceTimersByTime(1_000)
    expect(ticks.at(-1)?.[1]).toBe('09:58')
    vi.advanceTimersByTime(598_000)
    expect(ticks.at(-1)?.[1]).toBe('00:00')
    expect(onExpire).toHaveBeenCalledTimes(2)
  })

  it('stopped, it neither ticks nor expires', () => {
    const { ticks, onExpire, stop, wake } = start(5_000)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime(NOW + 10_000)
    wake()
    expect(ticks).toHaveLength(1)
    expect(onExpire).not.toHaveBeenCalled()
  })

  it('a clock that is set back gives the time back, and expires at the moment all the same', () => {
    const { ticks, onExpire } = start(2_000)
    vi.setSystemTime(NOW - 1_000)
    vi.advanceTimersByTime(1_000)
    expect(ticks.at(-1)?.[1]).toBe('00:02')
    vi.advanceTimersByTime(2_000)
    expect(onExpire).toHaveBeenCalledOnce()
  })
})
