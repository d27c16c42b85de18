import type { FieldState } from '../contract.ts'
import type { DropdownProps } from './DropdownProps.ts'
import { lazyView } from './lazyView.tsx'
import { NativeSelect } from './NativeSelect.tsx'

// A list of choices brings more code than all other fields together, and most forms have none. A form must not break
// because that didn't come.
const Choices = lazyView<DropdownProps>({
  load: async () => (await import('./Dropdown.tsx')).Dropdown,
  waiting: (props) => <NativeSelect {...props} error={undefined} disabled onFocus={undefined} onBlur={undefined} />,
  missing: NativeSelect,
})

export function LazyDropdown({ items = [], inputRef, onInput, ...props }: FieldState) {
  return <Choices {...props} items={items} triggerRef={inputRef} onChoose={onInput} />
}
