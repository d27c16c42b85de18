import { useCallback, useState } from 'react'
import { classes } from './classes.ts'
import styles from './MethodIcon.module.css'
import { whenNear } from './whenNear.ts'

interface MethodIconProps {
  readonly src: string
  readonly name: string
  readonly className?: string | undefined
}

/**
 * A method's logo, or its first letter if there is none or loading failed; retried when the browser is online again.
 * `src` is set in the ref: React would set it twice and wait for the image, which slowed a list of 500 tiles by half.
 * Decorative: the name is next to the logo.
 */
export function MethodIcon({ src, name, className }: MethodIconProps) {
  const [failed, setFailed] = useState('')
  const show = useCallback(
    (image: HTMLImageElement) =>
      whenNear(image, () => {
        if (image.getAttribute('src') !== src) image.src = src
      }),
    [src],
  )
  const onError = () => {
    setFailed(src)
    // The listener outlives the icon: it ends with the next `online`.
    addEventListener('online', () => setTimeout(setFailed, SETTLE_MS, ''), { once: true })
  }
  if (src === '' || failed === src)
    return (
      <span aria-hidden="true" className={classes(styles.icon, styles.letter, className)}>
        {firstLetter(name)}
      </span>
    )
  return <img ref={show} alt="" className={classes(styles.icon, className)} onError={onError} />
}

/** A connection that has just come up may not answer yet. */
const SETTLE_MS = 1_000

// Splits by code point: half a surrogate pair is not a letter.
function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '•').toLocaleUpperCase()
}
