import { expect, it } from 'vitest'
import type { ActionName } from '../../../schemas/layout/actions/index.ts'
import { bindActions, rootFrame } from '../../../src/drawing/bind.ts'
import type { LayoutEnv } from '../../../src/drawing/LayoutEnv.ts'
import type { CheckedAction } from '../../../src/language/CheckedLayout.ts'

/**
 * Runs these actions with one press, even if the schema would reject them. Returns the executed actions and the
 * reports.
 */
function press(...names: readonly ActionName[]) {
  const ran: string[] = []
  const reports: string[] = []
  const env: Partial<LayoutEnv> = {
    scopes: {},
    run: (action) => ran.push(action.do),
    report: ({ message }) => reports.push(message),
  }
  const actions: CheckedAction[] = names.map((name) => ({ json: { do: name, field: 'note' }, refs: [] }))
  bindActions(actions, rootFrame(env as LayoutEnv), '/body/0/onPress')()
  return { ran, reports }
}

it('runs the actions of a press in order', () => {
  expect(press('track', 'deposit.create')).toEqual({ ran: ['track', 'deposit.create'], reports: [] })
})

it('S2 I4 pays nothing in a press that has changed a field, even if the check was bypassed', () => {
  const { ran, reports } = press('setField', 'track', 'deposit.create', 'track')
  expect(ran).toEqual(['setField', 'track'])
  expect(reports).toEqual(["Not paid: a payment can't follow `setField`."])
})
