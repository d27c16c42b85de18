import type { BlockProps } from '../contract.ts'
import styles from './repeat.module.css'

/** Lays out the rendered items, or the content for an empty list. */
export function repeat({ items, layout = 'list', empty, ariaLabel }: BlockProps<'repeat'>) {
  if (items.length === 0) return <>{empty}</>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it VoiceOver is silent about a list that has no markers
    <ul role="list" aria-label={ariaLabel} className={styles[layout]} data-pw-layout={layout}>
      {items.map(({ key, drawn }) => (
        <li key={key}>{drawn}</li>
      ))}
    </ul>
  )
}
