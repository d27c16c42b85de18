import type { BlockProps } from '../contract.ts'
import { ReviewRows } from '../ui/payment/ReviewRows.tsx'

export function review({ rows, edit }: BlockProps<'review'>) {
  const shown = rows.map(({ name, label, value, onEdit }) => ({
    name,
    label,
    value,
    ...(edit !== undefined && { onEdit, editLabel: `${edit}: ${label}` }),
  }))
  return <ReviewRows rows={shown} editText={edit} />
}
