import { changeNodes } from '../cashier/changeNodes.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { withMerchant } from '../cashier/withMerchant.ts'

export const layoutHidesFields: Scenario = {
  title: 'The layouts leave out the fields of the server, and with them a hidden one.',
  methods: withMerchant,
  layouts: (document) =>
    changeNodes(document, (node) => (node.type === 'serverFields' ? { ...node, when: 'false' } : node)),
}
