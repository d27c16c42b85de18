import type { BlockProps } from '../contract.ts'
import { PickRow } from '../ui/choice/PickRow.tsx'

export function choiceRow({ label, selected = false, ariaLabel, onPress }: BlockProps<'choiceRow'>) {
  return <PickRow isSelected={selected} ariaLabel={ariaLabel} onPress={onPress} name={<bdi>{label}</bdi>} />
}
