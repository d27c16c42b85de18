import type { PaymentConfig } from '../../../schemas/config.ts'
import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import type { CryptoBonusStore } from '../../catalog/CryptoBonusStore.ts'
import { CryptoStore } from '../../catalog/CryptoStore.ts'
import { methodLimits } from '../../catalog/methodLimits.ts'
import { type AddressesNeed, createAddresses } from '../../features/crypto/createAddresses.ts'
import { type BoxAddressesNeed, createBoxAddresses } from '../../features/sweepstake/createBoxAddresses.ts'
import { loadChainCheck } from '../../forms/createChainCheck.ts'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import { isPositive, roundTo } from '../../money/amount.ts'
import type { PaymentPart } from '../../pages/PaymentPart.ts'
import type { Core } from './core.ts'
import { type BoxPartNeed, createBoxPart } from './createBoxPart.ts'

export interface CryptoNeed extends Pick<AddressesNeed, 'clock' | 'engine' | 'captcha' | 'returnUrl'> {
  readonly api: AddressesNeed['api'] & BoxAddressesNeed['api'] & BoxPartNeed['api']
  readonly config: Pick<PaymentConfig, 'crypto'>
  readonly session: AddressesNeed['paymentSession']
  readonly cryptoBonus: Pick<CryptoBonusStore, 'isTaken'>
  readonly bridge: Pick<HostBridge, 'send'>
}

/** Crypto deposits: the coins, and the address for each. Requested addresses outlive the page that shows them. */
export function createCrypto(
  { config, bridge, cryptoBonus, session: paymentSession, ...need }: CryptoNeed,
  core: Core,
) {
  const { session, methods, track, abTestGroup, onFailure, report } = core
  const boxing = createBoxPart(need, core)
  const { sellsBoxes } = CASHIERS[session.mode]
  const crypto = new CryptoStore(methods, () => need.clock.monotonic(), sellsBoxes ? boxing.boxes : undefined)
  const chainCheck = async () => (await loadChainCheck()).isAddressOf
  const addresses = createAddresses({
    ...need,
    paymentSession,
    crypto,
    session,
    track,
    abTestGroup,
    onFailure,
    report,
    chainCheck,
    hasBonus: () => cryptoBonus.isTaken,
    leastOf(method) {
      const { min } = methodLimits(method, session)
      return isPositive(min) ? min : roundTo('0', session.decimalsOf(session.user.currency), 'up')
    },
  })
  const boxAddresses = createBoxAddresses({ ...core, ...need, ...boxing, crypto, chainCheck })
  const part: PaymentPart['coins'] = {
    boxing,
    crypto,
    addresses: sellsBoxes ? { ask: boxAddresses.ask, take: addresses.take } : addresses,
    preselects: config.crypto.preselectNetwork,
    share: (text) => bridge.send({ messageType: 'onShare', text }),
  }
  return part
}
