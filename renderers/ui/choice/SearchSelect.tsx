import { type Environment, type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Choice } from '../../contract.ts'
import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import { useEnvironment } from '../base/useEnvironment.ts'
import { usePopup } from '../overlay/usePopup.ts'
import styles from './Dropdown.module.css'
import { DropdownOption, hasIcons } from './DropdownOption.tsx'
import type { ListProps } from './DropdownProps.ts'
import { findItems } from './findItems.ts'

/** A select for long lists: a button that opens a list of choices with a search box. */
export function SearchSelect(props: ListProps) {
  const { id, value, disabled, trigger, triggerRef, label, searchLabel = label } = props
  const [query, setQuery] = useState('')
  const found = findItems(props.items, query)
  const [environment, standAt] = useEnvironment()
  const box = useSearchBox(props, found, query, setQuery, environment)
  const withIcons = hasIcons(props.items)
  const { isUp, style } = usePopup(box.isOpen, box.closeMenu, trigger, props.items.length)
  const input = useRef<HTMLInputElement>(null)
  useFocusBetween(box.isOpen, input, props)
  const remember = (element: HTMLElement | null) => {
    trigger.current = element
    standAt(element)
    triggerRef?.(element)
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    box.openMenu()
    // A list that was opened by touch is open already, without focus in its search box.
    input.current?.focus()
  }
  const { ref: standIn, ...inputProps } = box.getInputProps({
    onChange: (event) => setQuery(event.currentTarget.value),
    onKeyDown: leaveToKeyboard,
  })
  const own = {
    ...box.getToggleButtonProps({ ref: remember, disabled: disabled === true, onKeyDown: openByArrow }),
    'aria-haspopup': 'dialog',
    'aria-controls': `${id}-popup`,
  } as const
  useLayoutEffect(() => props.onButton(own))
  return (
    <div
      id={`${id}-popup`}
      role="dialog"
      aria-label={label}
      hidden={!box.isOpen}
      className={classes(styles.popup, styles.searched, isUp && styles.up)}
      style={style}
    >
      {/* Downshift focuses its input element on open, which opens the on-screen keyboard: it gets the container. */}
      <div ref={standIn} className={styles.search}>
        <Icon name="search" className={styles.lens} />
        <input
          {...inputProps}
          ref={input}
          aria-label={searchLabel}
          aria-labelledby={undefined}
          placeholder={searchLabel}
          className={styles.input}
          spellCheck={false}
        />
      </div>
      <div {...box.getMenuProps()} className={styles.list}>
        {box.isOpen &&
          found.map((item, index) => (
            <DropdownOption
              key={item.value}
              item={item}
              hasIcon={withIcons}
              isChosen={item.value === value}
              isActive={index === box.highlightedIndex}
              own={box.getItemProps({ item, index })}
            />
          ))}
      </div>
      <p role="status" className={styles.none}>
        {box.isOpen && found.length === 0 ? (props.emptyLabel ?? '—') : ''}
      </p>
    </div>
  )
}

function useSearchBox(
  { id, items, value, onChoose, isOpenAtOnce }: ListProps,
  found: readonly Choice[],
  query: string,
  setQuery: (query: string) => void,
  environment: Environment,
) {
  return useCombobox<Choice>({
    environment,
    initialIsOpen: isOpenAtOnce,
    items: found as Choice[],
    itemToString: (item) => item?.text ?? '',
    selectedItem: items.find((item) => item.value === value) ?? null,
    inputValue: query,
    stateReducer,
    onIsOpenChange: ({ isOpen }) => isOpen || setQuery(''),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.value),
    toggleButtonId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    inputId: `${id}-search`,
    getItemId: (index) => `${id}-item-${index}`,
  })
}

/** During an IME composition, Enter accepts a word and must not select an option. */
function leaveToKeyboard({ nativeEvent }: KeyboardEvent): void {
  if (nativeEvent.isComposing) Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

type Changes = UseComboboxStateChangeOptions<Choice>

/**
 * The first match is highlighted for Enter, and leaving the box selects nothing (downshift would select the highlighted
 * item). The query is set in the input's own onChange: downshift reports it too late, and letters would be lost. A press
 * on the box keeps the list open (downshift would close it).
 */
function stateReducer(state: UseComboboxState<Choice>, { type, changes }: Changes): Partial<UseComboboxState<Choice>> {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputChange) return { ...changes, highlightedIndex: 0 }
  if (type === types.InputClick) return state
  const left = type === types.InputBlur || type === types.InputKeyDownEscape
  return left ? { ...changes, selectedItem: state.selectedItem } : changes
}

/** Moves focus into the search box on open and back to the button on close. */
function useFocusBetween(
  isOpen: boolean,
  input: { readonly current: HTMLElement | null },
  { trigger, pointer }: Pick<ListProps, 'trigger' | 'pointer'>,
): void {
  useEffect(() => {
    if (!isOpen) return
    // After a touch or a pen, the search box is focused only by a tap, because the on-screen keyboard would cover the list.
    if (pointer.current !== 'touch' && pointer.current !== 'pen') input.current?.focus()
    const box = input.current
    return () => {
      if (box?.matches(':focus')) trigger.current?.focus()
    }
  }, [isOpen, input, trigger, pointer])
}
