import { changeNodes } from '../cashier/changeNodes.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { withMerchant } from '../cashier/withMerchant.ts'

export const layoutHidesFields: Scenario = {
  title: 'The layouts leave out the server fields, including a hidden one.',
  methods: withMerchant,
  layouts: (document) =>
    changeNodes(document, (node) => (node.type === 'serverFields' ? { ...node, when: 'false' } : node)),
}
