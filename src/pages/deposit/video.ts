import layout from 'virtual:built-in/deposit.video'
import { guidesOf } from '../../flows/guides/guidesOf.ts'
import { instructionScope } from '../../scopes/instructionScope.ts'
import { definePage } from '../Page.ts'

/** The video that shows how to pay by the method that is open. */
export const video = definePage({
  screen: 'deposit.video',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => {
    const guides = guidesOf(core)
    return { scopes: { instruction: instructionScope({ ...core, ...guides }) }, verbs: {}, method: guides.method }
  },
})
