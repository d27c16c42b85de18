import type { BlockProps } from '../contract.ts'
import { Card } from '../ui/base/Card.tsx'

export function card({ ariaLabel, children }: BlockProps<'card'>) {
  return <Card ariaLabel={ariaLabel}>{children}</Card>
}
