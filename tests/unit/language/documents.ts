import type { NodeJson } from '../../../schemas/layout/document.ts'

export const TEXT: NodeJson = { type: 'text', text: 'empty.text' }
export const WRONG_NOTE: NodeJson = { type: 'note', tone: 'warm', text: 'empty.text' }

/** A good document of the screen "empty" with these nodes in it, from /body/1 on. */
export function emptyScreen(...nodes: readonly unknown[]) {
  return { layout: 1, id: 'a', screen: 'empty', body: [{ type: 'emptyState', title: 'empty.title' }, ...nodes] }
}

/** A button that says what is paid. */
export const SUBMIT = {
  type: 'submit',
  label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
  onPress: [{ do: 'deposit.create' }],
}

/** A good form, with these nodes from /body/2 on; from /body/1 on, where the button is one of them. */
export function formScreen(...nodes: readonly unknown[]) {
  const amount = { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' }
  const has = (type: string) => JSON.stringify(nodes).includes(`"${type}"`)
  const rest = has('serverFields') ? nodes : [...nodes, { type: 'serverFields' }]
  return {
    layout: 1,
    id: 'form',
    screen: 'deposit.redirect',
    body: [amount, ...(has('submit') ? [] : [SUBMIT]), ...rest],
  }
}
