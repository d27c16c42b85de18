import layout from 'virtual:built-in/deposit.onramp'
import { followPlace } from '../../features/onramp/followPlace.ts'
import { placeScope } from '../../scopes/placeScope.ts'
import { definePage } from '../Page.ts'
import { paymentForm } from './paymentForm.ts'

/** The on-ramp form for buying coins: country, currency and amount. */
export const onramp = definePage({
  screen: 'deposit.onramp',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    // Before the form, which starts with this country and currency.
    const stopPlace = followPlace({ ...core, place: payment.place, entered: payment.entered })
    const form = paymentForm(parts, { place: placeScope({ ...core, place: payment.place }) })
    return {
      ...form,
      stop: () => {
        stopPlace()
        form.stop()
      },
    }
  },
})
