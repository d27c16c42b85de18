import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { lazyView } from './lazyView.tsx'
import styles from './QrCode.module.css'
import type { QrDrawing } from './QrDrawing.tsx'
import { levelOf } from './qrLevel.ts'

export interface QrCodeProps {
  /** What is scanned. */
  readonly value: string
  /** Its name for those who can't scan it. */
  readonly label: string
}

// What it says also stands beside it in words: a form must not break because a picture didn't come.
const Drawing = lazyView<ComponentProps<typeof QrDrawing>>({
  load: async () => (await import('./QrDrawing.tsx')).QrDrawing,
  waiting: () => <div className={styles.skeleton} />,
  missing: Missing,
})

/** Black on white in either theme, because many cameras can't read it the other way round. */
export function QrCode({ value, label }: QrCodeProps) {
  const level = levelOf(value)
  return (
    <div className={styles.paper}>
      {level === undefined ? <Missing label={label} /> : <Drawing value={value} label={label} level={level} />}
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
