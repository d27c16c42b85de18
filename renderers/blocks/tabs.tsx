import type { BlockProps } from '../contract.ts'
import { Tabs } from '../ui/base/Tabs.tsx'

export function tabs({ ariaLabel, children }: BlockProps<'tabs'>) {
  return <Tabs label={ariaLabel}>{children}</Tabs>
}
