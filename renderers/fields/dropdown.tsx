import type { FieldProps } from '../contract.ts'
import { Dropdown } from '../ui/Dropdown.tsx'

export function dropdown({ items = [], inputRef, onInput, ...props }: FieldProps<'dropdown'>) {
  return <Dropdown {...props} items={items} triggerRef={inputRef} onChoose={onInput} />
}
