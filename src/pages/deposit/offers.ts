import layout from 'virtual:built-in/deposit.offers'
import { followOffers } from '../../features/onramp/followOffers.ts'
import { offersScope } from '../../features/onramp/offersScope.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { formScope } from '../../scopes/formScope.ts'
import { formActions } from '../formActions.ts'
import { definePage } from '../Page.ts'

/** The providers' offers for an on-ramp deposit; the player chooses one and continues with it. */
export const offers = definePage({
  screen: 'deposit.offers',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { deposit, methods, form } = core
    const { offers: store, continuation } = payment
    const scopes = {
      deposit: depositScope({ ...core, ...payment }),
      offers: offersScope({ ...core, ...payment }),
      form: formScope({ ...core, ...payment }),
    }
    return {
      scopes,
      actions: {
        ...formActions(core),
        'offer.choose': ({ offer }) => store.choose(String(offer)),
        'deposit.continue': () => void continuation.press(),
        setField: ({ field, value }) => form()?.put(field, String(value)),
      },
      method: () => {
        const name = deposit.current?.method
        if (name === undefined) return undefined
        const { selected } = methods
        return methods.find(name) ?? (selected?.name === name ? selected : { name })
      },
      // The method's own fields were filled in before the offers.
      forms: payment.forms(scopes, () => []),
      stop: followOffers({ ...core, ...payment }),
    }
  },
})
