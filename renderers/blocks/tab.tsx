import type { BlockProps } from '../contract.ts'
import { Tab } from '../ui/base/Tabs.tsx'

export function tab({ label, selected, onPress }: BlockProps<'tab'>) {
  return <Tab label={label} isSelected={selected} onPress={onPress} />
}
