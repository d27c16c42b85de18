import { expect, it } from 'vitest'
import { limitCode } from '../../../src/host/surfaces/limitCode.ts'
import { ModuleLoadError } from '../../../src/platform/files/ModuleLoadError.ts'
import { fakeClock } from '../support/fakeClock.ts'

it('S3 rejects if the code does not load in time', async () => {
  const clock = fakeClock()
  const waited = limitCode(10_000)(new Promise(() => {}), clock)
  const seen = expect(waited).rejects.toThrow(ModuleLoadError)
  await clock.advance(10_000)
  await seen
})

it('resolves with code that loads in time, and leaves no timer', async () => {
  const clock = fakeClock()
  expect(await limitCode(10_000)(Promise.resolve('code'), clock)).toBe('code')
  await clock.advance(0)
  expect(clock.pending()).toBe(0)
})

it('rejects with the error of the code', async () => {
  const clock = fakeClock()
  await expect(limitCode(10_000)(Promise.reject(new Error('404')), clock)).rejects.toThrow('404')
})
