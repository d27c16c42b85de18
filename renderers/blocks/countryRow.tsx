import type { BlockProps } from '../contract.ts'
import { Flag } from '../ui/base/Flag.tsx'
import { PickRow } from '../ui/choice/PickRow.tsx'

export function countryRow({ source, selected = false, ariaLabel, onPress }: BlockProps<'countryRow'>) {
  return (
    <PickRow
      isSelected={selected}
      ariaLabel={ariaLabel}
      onPress={onPress}
      before={<Flag src={source.flag} code={source.code} />}
      name={source.name}
      after={source.currency}
    />
  )
}
