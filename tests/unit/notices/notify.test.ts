import { expect, it } from 'vitest'
import { NoticesStore } from '../../../src/notices/NoticesStore.ts'
import { createNotify } from '../../../src/notices/notify.ts'

it('adds a notice that stays until it is closed', () => {
  const notices = new NoticesStore()
  const notify = createNotify(notices)
  notify({ title: 'Error', content: 'first', tone: 'bad' })
  notify({ title: 'Error', content: 'second', tone: 'bad' })
  notices.close(notices.notices[0]!.id)
  expect(notices.notices.map(({ content }) => content)).toEqual(['second'])
})

it('starts no timer, because the component that shows a notice closes it', () => {
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  createNotify(new NoticesStore())({ title: 'Error', content: 'Oops', tone: 'bad' })
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before)
})
