import { useSelect } from 'downshift'
import { useLayoutEffect } from 'react'
import type { Choice } from '../../contract.ts'
import { classes } from '../base/classes.ts'
import { useEnvironment } from '../base/useEnvironment.ts'
import { usePopup } from '../overlay/usePopup.ts'
import styles from './Dropdown.module.css'
import { DropdownOption, hasIcons } from './DropdownOption.tsx'
import type { ListProps } from './DropdownProps.ts'

/** A select for short lists: arrows, Home, End, typing the first letters, Enter, Escape. */
export function Select(props: ListProps) {
  const { id, items, value, onChoose, disabled, trigger, triggerRef } = props
  const [environment, standAt] = useEnvironment()
  const select = useSelect<Choice>({
    environment,
    initialIsOpen: props.isOpenAtOnce,
    items: items as Choice[],
    itemToString: (item) => item?.text ?? '',
    selectedItem: items.find((item) => item.value === value) ?? null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.value),
    toggleButtonId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    getItemId: (index) => `${id}-item-${index}`,
  })
  const withIcons = hasIcons(items)
  const { isUp, style } = usePopup(select.isOpen, select.closeMenu, trigger, items.length)
  const remember = (element: HTMLElement | null) => {
    trigger.current = element
    standAt(element)
    triggerRef?.(element)
  }
  const button = select.getToggleButtonProps({ ref: remember, disabled })
  useLayoutEffect(() => props.onButton(button))
  return (
    <>
      <div
        {...select.getMenuProps()}
        className={classes(styles.popup, styles.list, isUp && styles.up)}
        style={style}
        hidden={!select.isOpen || items.length === 0}
      >
        {select.isOpen &&
          items.map((item, index) => (
            <DropdownOption
              key={item.value}
              item={item}
              hasIcon={withIcons}
              isChosen={item.value === value}
              isActive={index === select.highlightedIndex}
              own={select.getItemProps({ item, index })}
            />
          ))}
      </div>
      {items.length === 0 && (
        <p role="status" style={style} className={classes(styles.popup, styles.none, isUp && styles.up)}>
          {select.isOpen ? (props.emptyLabel ?? '—') : ''}
        </p>
      )}
    </>
  )
}
