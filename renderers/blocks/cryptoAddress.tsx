import type { BlockProps } from '../contract.ts'
import { CryptoAddress } from '../ui/payment/CryptoAddress.tsx'

export function cryptoAddress({ label, value, copyLabel, loading, copying }: BlockProps<'cryptoAddress'>) {
  // Remounted for a new address, so that no state of the former address remains.
  const words = { label, value, copyLabel, loading }
  return <CryptoAddress key={value} {...words} copying={copying} />
}
