import layout from 'virtual:built-in/withdrawal.banks'
import { definePage } from '../../../pages/Page.ts'
import { methodScope } from '../../../scopes/methodScope.ts'
import { banksOf } from '../banksOf.ts'
import { banksScope } from '../banksScope.ts'

/** The bank of a Nigerian transfer: chosen first, from a searchable list (WD-01, Q-067). */
export const banks = definePage({
  screen: 'withdrawal.banks',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services }) => {
    const { methods, navigation } = core
    const { report } = core.reports
    const { withdrawal } = services.payments
    const { banks: all, field, isTyped } = banksOf(methods.selected)
    if (all.length === 0)
      report(
        'method.banks',
        field === undefined
          ? `${methods.selected?.name} has no field for the bank.`
          : `The field "${field}" of ${methods.selected?.name} lists no banks.`,
      )
    // Nothing to choose: the form asks for the bank's name, or for no bank at all.
    if (methods.selected !== undefined && all.length === 0 && (isTyped || field === undefined))
      navigation.go('withdrawalRedirectPage', { replace: true })
    return {
      scopes: {
        method: methodScope(core),
        banks: banksScope({ ...core, banks: all, chosen: () => withdrawal.bankOf(methods.selected?.name) }),
      },
      actions: {
        'bank.choose': ({ bank }) => {
          if (methods.selected) withdrawal.chooseBank(methods.selected.name, String(bank))
          methods.search('')
          navigation.go('withdrawalRedirectPage')
        },
        'search.clear': () => methods.search(''),
      },
      method: () => methods.selected,
    }
  },
})
