import { useState } from 'react'
import { classes } from '../base/classes.ts'
import styles from './ChoiceIcon.module.css'

interface ChoiceIconProps {
  readonly src: string | undefined
  /** The text next to the icon; the icon itself is decorative. */
  readonly text: string
}

/** A flag, coin or bank logo. Without an image, or if it fails to load, letters in a circle of the same size. */
export function ChoiceIcon({ src = '', text }: ChoiceIconProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || failed === src) {
    return (
      <span aria-hidden="true" className={classes(styles.icon, styles.letters)}>
        {firstLetters(text)}
      </span>
    )
  }
  // `loading` is set before `src`: a list of 240 must not request 240 flags.
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

// Splits by code point: half a surrogate pair is not a letter.
function firstLetters(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('')
    .toLocaleUpperCase()
}
