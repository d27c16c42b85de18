import { useState } from 'react'
import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { Icon } from '../ui/base/Icon.tsx'
import styles from './bonusBadge.module.css'

/**
 * A gift icon or image that becomes a check mark when the amount qualifies: the state is not conveyed by colour alone.
 */
export function bonusBadge({ title, text, source, active = false }: BlockProps<'bonusBadge'>) {
  return (
    <div className={classes(styles.bonus, active && styles.active)}>
      <span className={styles.icon}>{active ? <Icon name="check" /> : <Gift src={source?.src ?? ''} />}</span>
      <div className={styles.text}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        {text && <p className={styles.condition}>{text}</p>}
      </div>
    </div>
  )
}

function Gift({ src }: { readonly src: string }) {
  const [failed, setFailed] = useState('')
  if (src === '' || failed === src) return <Icon name="gift" />
  return <img alt="" src={src} className={styles.picture} onError={() => setFailed(src)} />
}
