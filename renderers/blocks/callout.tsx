import type { BlockProps } from '../contract.ts'
import { Callout } from '../ui/shell/Callout.tsx'

export function callout({ text, open, label, onPress, children }: BlockProps<'callout'>) {
  return open ? (
    <Callout text={text} action={{ label, onPress }}>
      {children}
    </Callout>
  ) : (
    children
  )
}
