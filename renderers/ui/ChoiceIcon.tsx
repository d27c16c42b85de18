import { useState } from 'react'
import styles from './ChoiceIcon.module.css'
import { classes } from './classes.ts'

interface ChoiceIconProps {
  readonly src: string | undefined
  /** What the picture stands for; it is written beside it, so the picture says nothing itself. */
  readonly text: string
}

/** A flag, a coin, a bank's mark. Without a picture, or when it does not come, a round of the same size with letters. */
export function ChoiceIcon({ src = '', text }: ChoiceIconProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || failed === src) {
    return (
      <span aria-hidden="true" className={classes(styles.icon, styles.letters)}>
        {firstLetters(text)}
      </span>
    )
  }
  // Lazy comes before the address: a list of 240 must not ask for 240 flags.
  return (
    <img
      loading="lazy"
      decoding="async"
      alt=""
      src={src}
      width={24}
      height={24}
      className={styles.icon}
      onError={() => setFailed(src)}
    />
  )
}

// By code point: the first half of a surrogate pair is no letter.
function firstLetters(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('')
    .toLocaleUpperCase()
}
