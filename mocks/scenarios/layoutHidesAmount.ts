import { changeNodes } from '../cashier/changeNodes.ts'
import type { Scenario } from '../cashier/Scenario.ts'

export const layoutHidesAmount: Scenario = {
  title: 'The layouts never show the amount, and their button shows a different one.',
  layouts: (document) =>
    changeNodes(document, (node) => {
      if (node.type === 'submit') return { ...node, label: { text: { en: 'Pay 1.00' } } }
      return node.kind === 'amount' ? { type: 'stack', when: 'false', children: [node] } : node
    }),
}
