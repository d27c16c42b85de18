import { expect, it } from 'vitest'
import { createNotify } from '../../../src/flows/notify.ts'
import { NoticesStore } from '../../../src/stores/NoticesStore.ts'
import { fakeClock } from '../support/fakeClock.ts'

it('a notice closes by itself after 5 s', async () => {
  const [clock, notices] = [fakeClock(), new NoticesStore()]
  createNotify(notices, clock)({ title: 'Error', content: 'Oops', tone: 'bad' })
  await clock.advance(4_999)
  expect(notices.notices).toHaveLength(1)
  await clock.advance(1)
  expect(notices.notices).toEqual([])
  expect(clock.pending()).toBe(0)
})

it('one notice closes without taking another with it', async () => {
  const [clock, notices] = [fakeClock(), new NoticesStore()]
  const notify = createNotify(notices, clock)
  notify({ title: 'Error', content: 'first', tone: 'bad' })
  await clock.advance(3_000)
  notify({ title: 'Error', content: 'second', tone: 'bad' })
  await clock.advance(2_000)
  expect(notices.notices.map(({ content }) => content)).toEqual(['second'])
})
