import { type ComponentProps, type FocusEvent, useMemo, useRef, useState } from 'react'
import { FieldFrame } from '../text/FieldFrame.tsx'
import styles from './Dropdown.module.css'
import type { DropdownProps, ListProps } from './DropdownProps.ts'
import { DropdownTrigger } from './DropdownTrigger.tsx'
import { hasSearch } from './findItems.ts'
import { SearchSelect } from './SearchSelect.tsx'
import { Select } from './Select.tsx'

/**
 * A controlled select. It renders only its button until the first focus or press: the list behind it uses 60 hooks, and
 * most lists of a form are never opened.
 */
export function Dropdown(props: DropdownProps) {
  const [list, setList] = useState<Woken>()
  const isSearched = hasSearch(props.items, props.searchable)
  const trigger = useRef<HTMLElement>(null)
  const pointer = useRef('')
  const pressBy = (type: string) => {
    pointer.current = type
  }
  const load = () => setList((woken) => woken ?? { isOpen: false })
  // Memoized: a list that re-renders the button through `onButton` must not re-render itself.
  const Kind = isSearched ? SearchSelect : Select
  const [isAwake, isOpen] = [list !== undefined, list?.isOpen === true]
  const drawn = useMemo(() => {
    const onButton: ListProps['onButton'] = (button) => setList({ isOpen, button })
    return isAwake && <Kind {...props} trigger={trigger} pointer={pointer} isOpenAtOnce={isOpen} onButton={onButton} />
  }, [Kind, props, isAwake, isOpen])
  const button = list?.button ?? {
    ...asleep(props.id, isSearched),
    ref: (element: HTMLElement | null) => {
      trigger.current = element
      props.triggerRef?.(element)
    },
    disabled: props.disabled,
    onPointerDown: load,
    // A press without a pointer event: from a script or a screen reader.
    onClick: () => setList({ isOpen: true }),
  }
  const onFocus = () => {
    load()
    props.onFocus?.()
  }
  return FieldFrame({
    id: props.id,
    label: props.label,
    hint: props.hint,
    error: props.error,
    width: props.width,
    labels: 'button',
    children: (
      // biome-ignore lint/a11y/noStaticElementInteractions: the element only follows events from inside
      <div
        className={styles.dropdown}
        onBlur={(event) => hasLeft(event) && props.onBlur?.()}
        onPointerDown={({ pointerType }) => pressBy(pointerType)}
        onKeyDown={() => pressBy('')}
        // A click without a pointer event, from a key, a script or a screen reader.
        onClick={({ detail }) => detail === 0 && pressBy('')}
      >
        {DropdownTrigger({ field: props, own: button, onFocus })}
        {drawn}
      </div>
    ),
  })
}

interface Woken {
  /** True if the button was pressed before the list was mounted: the list then opens at once. */
  readonly isOpen: boolean
  /** The button's props from the list; undefined until the list provides them. */
  readonly button?: ComponentProps<'button'>
}

/** The ARIA attributes before the list is mounted, the same as afterwards. */
function asleep(id: string, isSearched: boolean): ComponentProps<'button'> {
  const list = isSearched
    ? ({ 'aria-haspopup': 'dialog', 'aria-controls': `${id}-popup` } as const)
    : ({ 'aria-haspopup': 'listbox', 'aria-controls': `${id}-menu`, 'aria-activedescendant': '' } as const)
  return { ...list, 'aria-expanded': false }
}

// Focus moving from the button into the search box is not a blur of the field.
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}
