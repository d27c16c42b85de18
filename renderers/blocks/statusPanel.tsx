import type { BlockProps } from '../contract.ts'
import { announcedProps } from '../ui/base/announcedProps.ts'
import { StatusOrb } from '../ui/base/StatusOrb.tsx'
import { wholeIds } from '../ui/text/wholeIds.tsx'
import styles from './statusPanel.module.css'

/** The outcome of a payment. Announced as a whole on change, because the title alone does not say what to do. */
export function statusPanel({ status, title, text }: BlockProps<'statusPanel'>) {
  return (
    <div {...announcedProps()} className={styles.panel} data-pw-block="statusPanel">
      <StatusOrb status={status} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{wholeIds(text)}</p>}
    </div>
  )
}
