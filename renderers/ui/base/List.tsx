import type { ReactNode } from 'react'
import { ChoiceIcon } from '../choice/ChoiceIcon.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './List.module.css'

export interface ListRow {
  readonly id: string
  readonly text: string
  readonly note?: string | undefined
  /** A kit icon, or an image URL. */
  readonly icon?: IconName | { readonly src: string } | undefined
  /** Content at the end of the row: a badge, an amount. */
  readonly trailing?: ReactNode
  readonly onPress?: (() => void) | undefined
}

interface ListProps {
  readonly rows: readonly ListRow[]
  readonly ariaLabel?: string | undefined
}

/** A list of rows in a card. A row with an action is a button with a chevron. */
export function List({ rows, ariaLabel }: ListProps) {
  return (
    <ul className={styles.list} aria-label={ariaLabel}>
      {rows.map((row) => (
        <li key={row.id}>{row.onPress ? <Pressable row={row} onPress={row.onPress} /> : <Still row={row} />}</li>
      ))}
    </ul>
  )
}

function Pressable({ row, onPress }: { readonly row: ListRow; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <Inside row={row} />
      <Icon name="chevron" className={styles.chevron} />
    </button>
  )
}

function Still({ row }: { readonly row: ListRow }) {
  return (
    <div className={styles.row}>
      <Inside row={row} />
    </div>
  )
}

function Inside({ row: { icon, text, note, trailing } }: { readonly row: ListRow }) {
  return (
    <>
      {typeof icon === 'string' && <Icon name={icon} className={styles.icon} />}
      {typeof icon === 'object' && <ChoiceIcon src={icon.src} text={text} />}
      <span className={styles.inside}>
        <span className={styles.texts}>
          <span className={styles.text}>{text}</span>{' '}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {trailing !== undefined && (
          <span className={styles.trailing}>
            <bdi>{trailing}</bdi>
          </span>
        )}
      </span>
    </>
  )
}
