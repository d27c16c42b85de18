import { useState } from 'react'
import { classes } from './classes.ts'
import styles from './Flag.module.css'

/** A country's flag, or its code in a box if there is no image. Decorative: the country's name is next to it. */
export function Flag({ src, code }: { readonly src: string; readonly code: string }) {
  const [failed, setFailed] = useState('')
  if (src === '' || failed === src) {
    return (
      <span aria-hidden="true" className={classes(styles.flag, styles.code)}>
        {code.slice(0, 2).toUpperCase()}
      </span>
    )
  }
  return <img alt="" src={src} className={styles.flag} onError={() => setFailed(src)} />
}
