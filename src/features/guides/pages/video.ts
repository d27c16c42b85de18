import layout from 'virtual:built-in/deposit.video'
import { guidesOf } from '../../../guides/guidesOf.ts'
import { definePage } from '../../../pages/Page.ts'
import { instructionScope } from '../../../scopes/instructionScope.ts'

/** The instruction video of the selected method. */
export const video = definePage({
  screen: 'deposit.video',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => {
    const guides = guidesOf(core)
    return { scopes: { instruction: instructionScope({ ...core, ...guides }) }, actions: {}, method: guides.method }
  },
})
