import { Button } from './Button.tsx'
import styles from './ReviewRows.module.css'

export interface ReviewRow {
  /** Tells rows apart; the label where there is none. */
  readonly name?: string | undefined
  readonly label: string
  readonly value: string
  readonly onEdit?: (() => void) | undefined
  /** The button's whole name: "Edit account number". */
  readonly editLabel?: string | undefined
}

interface ReviewRowsProps {
  readonly rows: readonly ReviewRow[]
  /** The word on the buttons; the row's `editLabel` where there is none. */
  readonly editText?: string | undefined
}

/** What was entered, to be read once more. A value is shown whole and keeps the direction it was written in. */
export function ReviewRows({ rows, editText }: ReviewRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.name ?? row.label} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>
            <span className={styles.text}>
              <bdi>{row.value}</bdi>
            </span>
            <Edit row={row} text={editText} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Edit({ row: { onEdit, editLabel }, text = editLabel }: { row: ReviewRow; text: string | undefined }) {
  if (onEdit === undefined || text === undefined) return null
  return <Button tone="quiet" fullWidth={false} label={text} ariaLabel={editLabel} onPress={onEdit} />
}
