import { describe, expect, it } from 'vitest'
import { createStatusPushes } from '../../../src/api/pushes/createStatusPushes.ts'

function open() {
  const deviations: string[] = []
  const pushes = createStatusPushes((push, paths) => deviations.push(`${push}: ${paths.join(', ')}`))
  return { ...pushes, deviations }
}

describe('the pushes about deposits', () => {
  it('SOCK-07 reach every listener, until it unsubscribes', () => {
    const { handle, listen } = open()
    const heard: string[] = []
    const stop = listen(({ depositId }) => heard.push(`a${depositId}`))
    listen(({ depositId }) => heard.push(`b${depositId}`))
    handle({ depositId: '1', status: 1 })
    stop()
    handle({ depositId: '2', status: 1 })
    expect(heard).toEqual(['a1', 'b1', 'b2'])
  })

  it.each([
    [{ status: 1 }, 'deposit.status: / (required: depositId)'],
    [{ depositId: '1', status: [1] }, 'deposit.status: /status (type: list)'],
    ['dep-1', 'deposit.status: / (type: string)'],
  ])('%j is dropped and reported once, however many listen', (data, problem) => {
    const { deviations, handle, listen } = open()
    const heard: unknown[] = []
    listen((news) => heard.push(news))
    listen((news) => heard.push(news))
    handle(data)
    expect(heard).toEqual([])
    expect(deviations).toEqual([problem])
  })

  it('are ignored without a listener', () => {
    const { deviations, handle } = open()
    handle({ status: 1 })
    expect(deviations).toEqual([])
  })
})
