import { guidesOf } from '../../../guides/guidesOf.ts'
import { definePage, type Page } from '../../../pages/Page.ts'
import { instructionScope } from '../../../scopes/instructionScope.ts'

/** Explains how to pay with the selected method, or with the bank named in the URL. */
export const guidePage = (screen: 'deposit.instruction' | 'deposit.video', builtIn: unknown): Page =>
  definePage({
    screen,
    builtIn,
    needs: ['drawing'],
    open: ({ core }) => {
      const guides = guidesOf(core)
      return { scopes: { instruction: instructionScope({ ...core, ...guides }) }, actions: {}, method: guides.method }
    },
  })
