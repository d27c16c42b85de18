import layout from 'virtual:built-in/deposit.instruction'
import { guidesOf } from '../../flows/guides/guidesOf.ts'
import { instructionScope } from '../../scopes/instructionScope.ts'
import { definePage } from '../Page.ts'

/** How to pay, step by step: by the method that is open, or by the bank that the address names. */
export const instruction = definePage({
  screen: 'deposit.instruction',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => {
    const guides = guidesOf(core)
    return { scopes: { instruction: instructionScope({ ...core, ...guides }) }, verbs: {}, method: guides.method }
  },
})
