import layout from 'virtual:built-in/deposit.bonus'
import { bonusActions } from '../../../pages/bonusActions.ts'
import { definePage } from '../../../pages/Page.ts'
import { bonusScope } from '../../../scopes/bonusScope.ts'

/**
 * The details of the bonus that the URL names, else of the next deposit's bonus. The page stays open when the bonus
 * expires.
 */
export const bonusDetails = definePage({
  screen: 'deposit.bonus',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services }) => {
    const { bonus } = services.catalog
    const id = core.navigation.query('bonus') ?? bonus.active?.id
    const shown = () => (id === undefined ? bonus.active : bonus.offered.find((one) => one.id === id))
    return {
      scopes: { bonus: bonusScope({ ...core, ...services.catalog, ...services.payments }, shown) },
      actions: bonusActions(services),
    }
  },
})
