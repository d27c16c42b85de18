import layout from 'virtual:built-in/deposit.bonus'
import { bonusScope } from '../../scopes/bonusScope.ts'
import { definePage } from '../Page.ts'
import { bonusActions } from './bonusActions.ts'

/** The details of a bonus: the one named in the URL, or that of the next deposit. Stays open when it expires. */
export const bonusDetails = definePage({
  screen: 'deposit.bonus',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { bonus } = payment
    const id = core.navigation.query('bonus') ?? bonus.active?.id
    const shown = () => (id === undefined ? bonus.active : bonus.offered.find((one) => one.id === id))
    return {
      scopes: { bonus: bonusScope({ ...core, ...payment }, shown) },
      actions: bonusActions({ core, payment }),
    }
  },
})
