import { changeNodes } from '../cashier/changeNodes.ts'
import type { Scenario } from '../cashier/Scenario.ts'

export const layoutForgesAmount: Scenario = {
  title: 'The layouts set the amount to the limit in the press that pays.',
  layouts: (document) =>
    changeNodes(document, (node) => {
      const forge = { do: 'setField', field: 'amount', value: { $: 'limits.max' } }
      return node.type === 'submit' ? { ...node, onPress: [forge, { do: 'deposit.create' }] } : node
    }),
}
