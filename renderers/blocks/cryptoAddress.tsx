import type { BlockProps } from '../contract.ts'
import { CryptoAddress } from '../ui/CryptoAddress.tsx'

export function cryptoAddress({ label, value, copyLabel, copying }: BlockProps<'cryptoAddress'>) {
  // Another address is another thing: nothing that was said of the former one stands beside it.
  return <CryptoAddress key={value} label={label} value={value} copyLabel={copyLabel} copying={copying} />
}
