import layout from 'virtual:built-in/deposit.offers'
import { methodOfPayment } from '../../../catalog/methodOfPayment.ts'
import { formActions } from '../../../pages/formActions.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { depositScope } from '../../../scopes/depositScope.ts'
import { formScope } from '../../../scopes/formScope.ts'
import type { Onramp } from '../createOnrampFeature.ts'
import { followOffers } from '../followOffers.ts'
import { offersScope } from '../offersScope.ts'

/** The providers' offers for an on-ramp deposit; the player chooses one and continues with it. */
export const offers = definePage({
  screen: 'deposit.offers',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Onramp>) => {
    const { catalog, forms, payments, polling } = services
    const { deposit, methods, form } = core
    const { offers: store, continuation } = own
    const scopes = {
      deposit: depositScope({ ...core, ...catalog, ...payments }),
      offers: offersScope({ ...core, offers: store }),
      form: formScope({ ...core, ...catalog }),
    }
    return {
      scopes,
      actions: {
        ...formActions({ form: core.form, track: core.reports.track }),
        'offer.choose': ({ offer }) => store.choose(String(offer)),
        'deposit.continue': () => void continuation.press(),
        setField: ({ field, value }) => form()?.setFromAction(field, String(value)),
      },
      method: () => methodOfPayment(methods, deposit.current?.method),
      // No fields: the player has filled in the method's fields before the offers.
      forms: forms.create(scopes, { fields: () => [] }),
      stop: followOffers({ ...core, ...polling, offers: store }),
    }
  },
})
