import type { BlockProps } from '../contract.ts'
import { Callout } from '../ui/shell/Callout.tsx'

export function callout({ text, open, label, onPress, refuse, onRefuse, children }: BlockProps<'callout'>) {
  if (!open) return children
  const refusal = refuse !== undefined && onRefuse ? { label: refuse, onPress: onRefuse } : undefined
  return (
    <Callout text={text} action={{ label, onPress }} refusal={refusal}>
      {children}
    </Callout>
  )
}
