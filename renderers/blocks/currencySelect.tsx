import type { BlockProps } from '../contract.ts'
import { CurrencySelect } from '../ui/choice/CurrencySelect.tsx'

export function currencySelect(props: BlockProps<'currencySelect'>) {
  const { label, searchLabel, source, selected, nothingFound, onChoose } = props
  return (
    <CurrencySelect
      label={label}
      value={selected}
      items={source.map(({ code, name, icon }) => ({ text: code, value: code, note: name, icon }))}
      searchLabel={searchLabel}
      emptyLabel={nothingFound}
      onChoose={onChoose}
    />
  )
}
