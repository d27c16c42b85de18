import type { FieldState } from '../../contract.ts'
import { lazyView } from '../base/lazyView.tsx'
import type { DropdownProps } from './DropdownProps.ts'
import { NativeSelect } from './NativeSelect.tsx'

// The dropdown has more code than all other fields together, and most forms have none, so it is lazily loaded. If that
// fails, the form still works with the native select.
const Choices = lazyView<DropdownProps>({
  load: async () => (await import('./Dropdown.tsx')).Dropdown,
  waiting: (props) => <NativeSelect {...props} error={undefined} disabled onFocus={undefined} onBlur={undefined} />,
  missing: NativeSelect,
})

export function LazyDropdown({ items = [], inputRef, onInput, ...props }: FieldState) {
  return <Choices {...props} items={items} triggerRef={inputRef} onChoose={onInput} />
}
