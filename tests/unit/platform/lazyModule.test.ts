import { expect, it } from 'vitest'
import { lazyModule } from '../../../src/platform/files/lazyModule.ts'
import { ModuleLoadError } from '../../../src/platform/files/ModuleLoadError.ts'

it('K3 loads a module once', async () => {
  let asked = 0
  const part = lazyModule(async () => ++asked)
  expect(await Promise.all([part(), part()])).toEqual([1, 1])
  expect(await part()).toBe(1)
})

it('K3 rejects all waiting callers if loading fails, and loads again for the next call', async () => {
  let asked = 0
  const part = lazyModule(async () => {
    if (++asked === 1) throw new Error('404')
    return 'here'
  })
  const both = await Promise.allSettled([part(), part()])
  expect(both).toMatchObject([
    { reason: expect.any(ModuleLoadError) },
    { reason: { message: expect.stringContaining('404') } },
  ])
  expect(asked).toBe(1)
  expect(await part()).toBe('here')
})

it('says once that a part could not be loaded, also if the part loads another one', async () => {
  const inner = lazyModule(() => Promise.reject(new Error('https://cashier.example/a.js did not load.')))
  const outer = lazyModule(inner)
  await expect(outer()).rejects.toThrow(
    /^A part of the widget could not be loaded: https:\/\/cashier\.example\/a\.js did not load\.$/,
  )
})
