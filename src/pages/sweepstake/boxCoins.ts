import { keepBox } from '../../flows/sweepstake/keepBox.ts'
import { coins } from '../deposit/coins.ts'
import type { Page } from '../Page.ts'

/** All coins that the box can be paid with. */
export const boxCoins: Page = {
  ...coins,
  open: (parts) => ({ ...coins.open(parts), stop: keepBox(parts.payment.coins.boxing) }),
}
