import type { FocusEvent } from 'react'
import styles from './Dropdown.module.css'
import type { DropdownProps } from './DropdownProps.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { hasSearch } from './findItems.ts'
import { SearchSelect } from './SearchSelect.tsx'
import { Select } from './Select.tsx'

/** A choice from a list. Controlled: it shows `value` and tells what was chosen. */
export function Dropdown(props: DropdownProps) {
  const Kind = hasSearch(props.items, props.searchable) ? SearchSelect : Select
  return (
    <FieldFrame id={props.id} label={props.label} hint={props.hint} error={props.error} labels="button">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave what is inside */}
      <div className={styles.dropdown} onBlur={(event) => hasLeft(event) && props.onBlur?.()}>
        <Kind {...props} />
      </div>
    </FieldFrame>
  )
}

// From the button into the search box is no leaving: the field is not touched yet.
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}
