import { Button } from '../base/Button.tsx'
import styles from './ReviewRows.module.css'

export interface ReviewRow {
  /** The row's key; defaults to the label. */
  readonly name?: string | undefined
  readonly label: string
  readonly value: string
  readonly onEdit?: (() => void) | undefined
  /** The button's accessible name: "Edit account number". */
  readonly editLabel?: string | undefined
}

interface ReviewRowsProps {
  readonly rows: readonly ReviewRow[]
  /** The visible text of the buttons; defaults to the row's `editLabel`. */
  readonly editText?: string | undefined
}

/** The entered values for review. Values are shown in full, keep their text direction, and are never translated. */
export function ReviewRows({ rows, editText }: ReviewRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.name ?? row.label} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>
            <span className={styles.text}>
              <bdi translate="no">{row.value}</bdi>
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
