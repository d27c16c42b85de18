import layout from 'virtual:built-in/deposit.onramp'
import { definePage } from '../../../pages/Page.ts'
import { placeScope } from '../../../scopes/placeScope.ts'
import { required } from '../../../services/Provided.ts'
import { followPlace } from '../followPlace.ts'

/** The on-ramp form for buying coins: country, currency and amount. */
export const onramp = definePage({
  screen: 'deposit.onramp',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services }) => {
    const { catalog, forms, provided } = services
    // Must be called before the form is created, because the form starts with this country and currency.
    const stopPlace = followPlace({
      ...core,
      place: catalog.place,
      entered: () => forms.drafts.entered(core.methods.selected),
    })
    const place = placeScope({ ...core, place: catalog.place })
    const form = required(provided, 'openDepositForm')({ place })
    return {
      ...form,
      scopes: { ...form.scopes, place },
      stop: () => {
        stopPlace()
        form.stop()
      },
    }
  },
})
