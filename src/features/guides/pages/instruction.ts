import layout from 'virtual:built-in/deposit.instruction'
import { guidesOf } from '../../../guides/guidesOf.ts'
import { definePage } from '../../../pages/Page.ts'
import { instructionScope } from '../../../scopes/instructionScope.ts'

/** Payment instructions, step by step: for the selected method, or for the bank named in the URL. */
export const instruction = definePage({
  screen: 'deposit.instruction',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => {
    const guides = guidesOf(core)
    return { scopes: { instruction: instructionScope({ ...core, ...guides }) }, actions: {}, method: guides.method }
  },
})
