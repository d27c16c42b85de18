import { autorun } from 'mobx'
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

it('N6 an identical visible notice keeps its id and place, and says that it is shown again', () => {
  const notices = new NoticesStore()
  const same = { title: 'Error', content: 'same', tone: 'bad' } as const
  const id = notices.show(same)
  notices.show({ ...same, content: 'other' })
  const seen: unknown[] = []
  const stop = autorun(() => seen.push(notices.notices.map((one) => [one.content, one.again])))
  expect([notices.show(same), notices.show(same)]).toEqual([id, id])
  stop()
  const [first, second, third] = seen as [string, number | undefined][][]
  expect(first).toEqual([
    ['same', undefined],
    ['other', undefined],
  ])
  expect([second, third].map((all) => all?.map(([content]) => content))).toEqual([
    ['same', 'other'],
    ['same', 'other'],
  ])
  expect(new Set([first, second, third].map((all) => all?.[0]?.[1])).size, 'each time another number').toBe(3)
})

it('starts no timer, because the component that shows a notice closes it', () => {
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  createNotify(new NoticesStore())({ title: 'Error', content: 'Oops', tone: 'bad' })
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before)
})
