import { changeNodes } from '../cashier/changeNodes.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { withMerchant } from '../cashier/withMerchant.ts'

export const layoutReplacesHidden: Scenario = {
  title: 'The layouts have a hidden field with the name of a server field.',
  methods: withMerchant,
  layouts: (document) =>
    changeNodes(document, (node) => {
      const own = { type: 'field', kind: 'hidden', name: 'merchant', default: 'somebody-else' }
      return node.type === 'serverFields' ? { type: 'stack', children: [own, node] } : node
    }),
}
