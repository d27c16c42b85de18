import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { createOpenDeposits, type OpenForm } from '../../../../src/flows/intent/createOpenDeposits.ts'
import { createIntents } from '../../../../src/flows/intent/Intents.ts'
import { DepositStore } from '../../../../src/stores/DepositStore.ts'
import { memoryStorage } from '../builders.ts'

type Answer = { exists: boolean; depositId: string | undefined }
const none: Answer = { exists: false, depositId: undefined }
const open = (depositId: string | undefined): Answer => ({ exists: true, depositId })

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A form that is opened, and a server that answers when it is told to. */
function form(isRemembered = true) {
  const now = observable.box<OpenForm | undefined>(undefined, { deep: false })
  const deposit = new DepositStore()
  const intents = createIntents({ store: memoryStorage(), identity: 'user-7', now: () => 0 })
  const asked: { answer: (answer: Answer) => void; fail: () => void; signal: AbortSignal | undefined }[] = []
  const base = createOpenDeposits({
    ...{ deposit, intents, isRemembered },
    isSeenFirst: () => false,
    form: () => now.get(),
    api: {
      depositCheck: (_, options) =>
        new Promise((resolve, reject) => {
          asked.push({ answer: resolve, fail: () => reject(new Error('no answer')), signal: options?.signal })
        }),
    },
  })
  const go = (method?: string) =>
    runInAction(() => now.set(method === undefined ? undefined : { method, country: 'MX' }))
  const hear = async (answer: Answer) => {
    asked.at(-1)?.answer(answer)
    await turn()
  }
  return { asked, base, deposit, go, hear, intents }
}

it('H4 D-17 what is open is asked when a form opens, and once', async () => {
  const { asked, base, go, hear } = form()
  expect(asked).toHaveLength(0)
  go('airtm')
  go('airtm')
  expect(asked).toHaveLength(1)
  expect(base.before('airtm', 'MX'), 'nobody has said').toBeUndefined()
  await hear(none)
  expect(base.before('airtm', 'MX')).toEqual([])
  expect(base.before('airtm', 'BR')).toBeUndefined()
  expect(base.before('oxxo', 'MX')).toBeUndefined()
})

it('H4 what was seen open stays part of the base line when the form is opened again', async () => {
  const { base, go, hear } = form()
  go('airtm')
  await hear(open('dep-1'))
  go()
  go('airtm')
  await hear(open('dep-2'))
  expect(base.before('airtm', 'MX')).toEqual(['dep-1', 'dep-2'])
})

it('H4 H8 silence, and a deposit without an id, are no base line', async () => {
  const { asked, base, go, hear } = form()
  go('airtm')
  asked[0]?.fail()
  await turn()
  expect(base.before('airtm', 'MX')).toBeUndefined()
  go()
  go('airtm')
  await hear(open(undefined))
  expect(base.before('airtm', 'MX')).toBeUndefined()
})

it('I15 I26 an answer for a form that was left says nothing, and nothing is asked after the end', async () => {
  const { asked, base, go, hear } = form()
  go('airtm')
  go()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await hear(none)
  expect(base.before('airtm', 'MX')).toBeUndefined()
  base.dispose()
  go('oxxo')
  expect(asked).toHaveLength(1)
})

it('H2 C39 where nobody remembers, an open payment is shown before another can be made, until the player wants one', async () => {
  const { base, deposit, go, hear } = form(false)
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.doubtOf('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
  base.accept('airtm')
  deposit.doubt('airtm', undefined)
  go()
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.doubtOf('airtm'), 'it was looked at').toBeUndefined()
  go()
  go('airtm')
  await hear(open('dep-2'))
  expect(deposit.doubtOf('airtm'), 'another one').toMatchObject({ kind: 'found', depositId: 'dep-2' })
})

it.each<[string, boolean, { isKnown?: true; isCreating?: true }]>([
  ['where the browser remembers', true, {}],
  ['of an intent that is known', false, { isKnown: true }],
  ['while a create is under way: it may be that very one', false, { isCreating: true }],
])('H2 nobody is held up %s', async (_, isRemembered, { isKnown, isCreating }) => {
  const { deposit, go, hear, intents } = form(isRemembered)
  if (isKnown) {
    const intent = {
      key: 'intent-key-1',
      digest: 'd',
      method: 'airtm',
      amount: '5.00',
      currency: 'MXN',
      country: 'MX',
    }
    intents.keep({ ...intent, createdAt: 0, identity: 'user-7', depositId: 'dep-1' })
  }
  if (isCreating) deposit.setState('creating')
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.doubtOf('airtm')).toBeUndefined()
})
