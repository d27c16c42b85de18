import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import styles from './Picture.module.css'

interface PictureProps {
  readonly source: string
  /** What the picture shows. It is the text in its place if the picture can't be loaded. */
  readonly alt: string
  readonly size?: 's' | 'm' | 'l' | undefined
  readonly isAllowed: (source: string) => boolean
  readonly onProblem: (message: string) => void
}

/** A picture in a box whose height is known before it is loaded, so that nothing moves. */
export function Picture({ source, alt, size = 'm', isAllowed, onProblem }: PictureProps) {
  const [isMissing, setMissing] = useState(false)
  const isRefused = !isAllowed(source)
  useEffect(() => {
    if (isRefused) onProblem(`The picture "${source}" is not loaded: ${REFUSED}`)
  }, [isRefused, source, onProblem])
  return (
    <div className={classes(styles.box, styles[size])}>
      {isRefused || isMissing ? (
        <span>{alt}</span>
      ) : (
        <img src={source} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setMissing(true)} />
      )}
    </div>
  )
}

const REFUSED =
  'it is not an https URL of the own origin, or of one in "assets.origins" of the configuration. Add its origin there, and to "img-src" of the headers'
