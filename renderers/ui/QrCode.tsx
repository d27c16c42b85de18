import { lazy, Suspense } from 'react'
import { Icon } from './Icon.tsx'
import styles from './QrCode.module.css'
import { levelOf } from './qrLevel.ts'

export interface QrCodeProps {
  /** What is scanned. */
  readonly value: string
  /** Its name for those who can't scan it. */
  readonly label: string
}

// What it says also stands beside it in words: a form must not break because a picture didn't come.
const Drawing = lazy(() =>
  import('./QrDrawing.tsx').then(
    ({ QrDrawing }) => ({ default: QrDrawing }),
    () => ({ default: Missing }),
  ),
)

/** Black on white in either theme, because many cameras can't read it the other way round. */
export function QrCode({ value, label }: QrCodeProps) {
  const level = levelOf(value)
  return (
    <div className={styles.paper}>
      <Suspense fallback={<div className={styles.skeleton} />}>
        {level === undefined ? <Missing label={label} /> : <Drawing value={value} label={label} level={level} />}
      </Suspense>
    </div>
  )
}

function Missing({ label }: { readonly label: string }) {
  return (
    <div role="img" aria-label={label} className={styles.missing}>
      <Icon name="offline" />
    </div>
  )
}
