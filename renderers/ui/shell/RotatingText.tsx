import { useEffect, useState } from 'react'
import styles from './RotatingText.module.css'

export interface RotatingTextProps {
  readonly texts: readonly string[]
  readonly firstMs: number
  readonly everyMs: number
}

/** Shows texts in turn, in a reserved space; each is announced politely, the first time that it is shown. */
export function RotatingText({ texts, firstMs, everyMs }: RotatingTextProps) {
  const [at, setAt] = useState(-1)
  const isLast = texts.length === 1 && at === 0

  useEffect(() => {
    if (isLast || texts.length === 0) return
    const timer = setTimeout(() => setAt((now) => now + 1), at < 0 ? firstMs : everyMs)
    return () => clearTimeout(timer)
  }, [at, isLast, texts.length, firstMs, everyMs])

  const text = at < 0 ? '' : texts[at % texts.length]
  return (
    <p aria-live={at < texts.length ? 'polite' : 'off'} className={styles.room}>
      {text !== '' && (
        <span key={at} className={styles.text}>
          {text}
        </span>
      )}
    </p>
  )
}
