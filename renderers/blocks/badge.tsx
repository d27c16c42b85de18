import type { BlockProps } from '../contract.ts'
import { Badge } from '../ui/base/Badge.tsx'

export function badge({ text, tone }: BlockProps<'badge'>) {
  return <Badge text={text} tone={tone} />
}
