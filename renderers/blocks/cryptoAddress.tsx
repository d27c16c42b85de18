import type { BlockProps } from '../contract.ts'
import { CryptoAddress } from '../ui/payment/CryptoAddress.tsx'

export function cryptoAddress({ label, value, copyLabel, copying }: BlockProps<'cryptoAddress'>) {
  // Remounted for a new address, so that no state of the former address remains.
  return <CryptoAddress key={value} label={label} value={value} copyLabel={copyLabel} copying={copying} />
}
