import { useState } from 'react'
import styles from './FieldFrame.module.css'

/** A brand or a flag inside a text field; decorative. Nothing is shown if it can't be loaded. */
export function Mark({ src }: { readonly src: string }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <span aria-hidden="true" className={styles.mark}>
      {!isMissing && <img alt="" decoding="async" src={src} width={24} height={24} onError={() => setMissing(true)} />}
    </span>
  )
}
