import { type ComponentProps, type FocusEvent, useMemo, useRef, useState } from 'react'
import styles from './Dropdown.module.css'
import type { DropdownProps, ListProps } from './DropdownProps.ts'
import { DropdownTrigger } from './DropdownTrigger.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { hasSearch } from './findItems.ts'
import { SearchSelect } from './SearchSelect.tsx'
import { Select } from './Select.tsx'

/**
 * A choice from a list. Controlled: it shows `value` and tells what was chosen. Until the focus or a press first comes to
 * it, it is its button alone: the list behind it costs 60 hooks, and most lists of a form are never opened.
 */
export function Dropdown(props: DropdownProps) {
  const [list, setList] = useState<Woken>()
  const isSearched = hasSearch(props.items, props.searchable)
  const trigger = useRef<HTMLElement>(null)
  const wake = () => setList((woken) => woken ?? { isOpen: false })
  // The same element as before when only the button is drawn anew: it is the list that asks for that.
  const Kind = isSearched ? SearchSelect : Select
  const [isAwake, isOpen] = [list !== undefined, list?.isOpen === true]
  const drawn = useMemo(() => {
    const onButton: ListProps['onButton'] = (button) => setList({ isOpen, button })
    return isAwake && <Kind {...props} trigger={trigger} isOpenAtOnce={isOpen} onButton={onButton} />
  }, [Kind, props, isAwake, isOpen])
  const button = list?.button ?? {
    ...asleep(props.id, isSearched),
    ref: (element: HTMLElement | null) => {
      trigger.current = element
      props.triggerRef?.(element)
    },
    disabled: props.disabled,
    onPointerDown: wake,
    // A press without a pointer: of a script, or of what reads the screen aloud.
    onClick: () => setList({ isOpen: true }),
  }
  const onFocus = () => {
    wake()
    props.onFocus?.()
  }
  return FieldFrame({
    ...{ id: props.id, label: props.label, hint: props.hint, error: props.error, labels: 'button' },
    children: (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave what is inside
      <div className={styles.dropdown} onBlur={(event) => hasLeft(event) && props.onBlur?.()}>
        {DropdownTrigger({ field: props, own: button, onFocus })}
        {drawn}
      </div>
    ),
  })
}

interface Woken {
  /** It was pressed before it was awake. */
  readonly isOpen: boolean
  /** As the list wants it drawn; until it has said so, it is drawn as before. */
  readonly button?: ComponentProps<'button'>
}

/** What the button says of the list that will be there: the same as when it is. */
function asleep(id: string, isSearched: boolean): ComponentProps<'button'> {
  const list = isSearched
    ? ({ 'aria-haspopup': 'dialog', 'aria-controls': `${id}-popup` } as const)
    : ({ 'aria-haspopup': 'listbox', 'aria-controls': `${id}-menu`, 'aria-activedescendant': '' } as const)
  return { ...list, 'aria-expanded': false }
}

// From the button into the search box is no leaving: the field is not touched yet.
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}
