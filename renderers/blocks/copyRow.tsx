import type { BlockProps } from '../contract.ts'
import { CopyRow } from '../ui/payment/CopyRow.tsx'

export function copyRow({ label, value, copies, size, copying }: BlockProps<'copyRow'>) {
  return <CopyRow label={label} value={value} copies={copies ?? value} isBig={size === 'l'} copying={copying} />
}
