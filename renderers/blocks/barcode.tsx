import type { BlockProps } from '../contract.ts'
import { Barcode } from '../ui/payment/Barcode.tsx'
import { CopyRow } from '../ui/payment/CopyRow.tsx'
import styles from './barcode.module.css'

export function barcode({ value, format, label, digits, hint, copying, onProblem }: BlockProps<'barcode'>) {
  if (value === '') return null
  const text = digits || value
  return (
    <figure className={styles.figure}>
      <Barcode value={value} format={format} label={label} onProblem={onProblem} />
      <CopyRow label={label} value={text} copies={text} copying={copying} />
      {hint !== undefined && <figcaption className={styles.hint}>{hint}</figcaption>}
    </figure>
  )
}
