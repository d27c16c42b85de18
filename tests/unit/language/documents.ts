import type { NodeJson } from '../../../schemas/layout/document.ts'

export const TEXT: NodeJson = { type: 'text', text: 'empty.text' }
export const WRONG_NOTE: NodeJson = { type: 'note', tone: 'warm', text: 'empty.text' }

/** A valid layout for the screen "empty" that contains these nodes, starting at /body/1. */
export function emptyScreen(...nodes: readonly unknown[]) {
  return { layout: 1, id: 'a', screen: 'empty', body: [{ type: 'emptyState', title: 'empty.title' }, ...nodes] }
}

/** A button with the paid amount in its label. */
export const SUBMIT = {
  type: 'submit',
  label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
  onPress: [{ do: 'deposit.create' }],
}

/** A valid form that contains these nodes, starting at /body/2, or at /body/1 if they include the button. */
export function formScreen(...nodes: readonly unknown[]) {
  const amount = { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' }
  const has = (type: string) => JSON.stringify(nodes).includes(`"type":"${type}"`)
  const rest = has('serverFields') ? nodes : [...nodes, { type: 'serverFields' }]
  return {
    layout: 1,
    id: 'form',
    screen: 'deposit.redirect',
    body: [amount, ...(has('submit') ? [] : [SUBMIT]), ...rest],
  }
}
