import type { BlockProps } from '../contract.ts'
import { CopyRow } from '../ui/payment/CopyRow.tsx'

export function copyRow({ label, value, copies, size, copying }: BlockProps<'copyRow'>) {
  const isBig = size === 'l'
  return <CopyRow label={label} value={value} copies={copies ?? value} isBig={isBig} isMain={isBig} copying={copying} />
}
