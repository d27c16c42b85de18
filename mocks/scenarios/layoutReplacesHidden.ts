import { changeNodes } from '../cashier/changeNodes.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { withMerchant } from '../cashier/withMerchant.ts'

export const layoutReplacesHidden: Scenario = {
  title: 'The layouts bring a hidden field under the name of one of the server.',
  methods: withMerchant,
  layouts: (document) =>
    changeNodes(document, (node) => {
      const own = { type: 'field', kind: 'hidden', name: 'merchant', default: 'somebody-else' }
      return node.type === 'serverFields' ? { type: 'stack', children: [own, node] } : node
    }),
}
