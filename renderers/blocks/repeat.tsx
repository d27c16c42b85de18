import type { ReactNode } from 'react'
import type { BlockProps, DrawnItem } from '../contract.ts'
import { showFocused } from '../ui/base/showFocused.ts'
import styles from './repeat.module.css'

/** The line of each item: for the same element, React skips the item. */
const lines = new WeakMap<DrawnItem, ReactNode>()

function lineOf(item: DrawnItem): ReactNode {
  const line = lines.get(item) ?? <li key={item.key}>{item.drawn}</li>
  lines.set(item, line)
  return line
}

/** Lays out the rendered items, or the content for an empty list. */
export function repeat({ items, layout = 'list', empty, ariaLabel }: BlockProps<'repeat'>) {
  if (items.length === 0) return <>{empty}</>
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: without it VoiceOver is silent about a list that has no markers
      role="list"
      aria-label={ariaLabel}
      className={styles[layout]}
      data-pw-layout={layout}
      onFocus={layout === 'strip' ? showFocused : undefined}
    >
      {items.map(lineOf)}
    </ul>
  )
}
