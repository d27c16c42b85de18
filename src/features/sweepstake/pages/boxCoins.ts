import { coinsPage } from '../../../pages/coinsPage.ts'
import type { PageParts } from '../../../pages/Page.ts'
import type { Sweepstake } from '../createSweepstakeFeature.ts'
import { keepBox } from '../keepBox.ts'

/** The coins that can pay for a box. */
export const boxCoins = coinsPage('depositCryptoAddressPage', ({ own }: PageParts<Sweepstake>) =>
  keepBox(own.purchases),
)
