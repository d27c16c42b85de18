import { expect, it } from 'vitest'
import { lazyModule } from '../../../src/platform/files/lazyModule.ts'
import { ModuleLoadError } from '../../../src/platform/files/ModuleLoadError.ts'

it('K3 asks once for what has come', async () => {
  let asked = 0
  const part = lazyModule(async () => ++asked)
  expect(await Promise.all([part(), part()])).toEqual([1, 1])
  expect(await part()).toBe(1)
})

it('K3 loads once more what the connection has lost', async () => {
  let asked = 0
  const part = lazyModule(async () => {
    if (++asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return 'here'
  })
  expect(await Promise.all([part(), part()])).toEqual(['here', 'here'])
  expect(asked).toBe(2)
})

it('K3 forgets a failure of both attempts: all callers get the error, the next call loads again', async () => {
  let asked = 0
  const part = lazyModule(async () => {
    if (++asked <= 2) throw new Error('404')
    return 'here'
  })
  const both = await Promise.allSettled([part(), part()])
  expect(both).toMatchObject([
    { reason: expect.any(ModuleLoadError) },
    { reason: { message: expect.stringContaining('404') } },
  ])
  expect(asked).toBe(2)
  expect(await part()).toBe('here')
})
