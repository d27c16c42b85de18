import { useCallback, useEffect, useState } from 'react'
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
 * `src` is set in the ref: React would set it twice and wait for the image, which slowed a list of 500 tiles by half
 * (interpreter-speed.md, E). Decorative: the name is next to the logo.
 */
export function MethodIcon({ src, name, className }: MethodIconProps) {
  const [failed, setFailed] = useState('')
  const retry = useCallback(() => setFailed(''), [])
  const show = useCallback(
    (image: HTMLImageElement) =>
      whenNear(image, () => {
        if (image.getAttribute('src') !== src) image.src = src
      }),
    [src],
  )
  if (src === '') return letter(name, className)
  if (failed === src) return <LetterTillOnline name={name} className={className} onOnline={retry} />
  return <img ref={show} alt="" className={classes(styles.icon, className)} onError={() => setFailed(src)} />
}

/** A connection that has just come up may not answer yet. */
const SETTLE_MS = 1_000

interface LetterTillOnlineProps extends Omit<MethodIconProps, 'src'> {
  readonly onOnline: () => void
}

function LetterTillOnline({ name, className, onOnline }: LetterTillOnlineProps) {
  useEffect(() => {
    const hear = () => void setTimeout(onOnline, SETTLE_MS)
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [onOnline])
  return letter(name, className)
}

function letter(name: string, className: string | undefined) {
  return (
    <span aria-hidden="true" className={classes(styles.icon, styles.letter, className)}>
      {firstLetter(name)}
    </span>
  )
}

// Splits by code point: half a surrogate pair is not a letter.
function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '•').toLocaleUpperCase()
}
