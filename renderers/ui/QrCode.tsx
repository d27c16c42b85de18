import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { lazyView } from './lazyView.tsx'
import styles from './QrCode.module.css'
import type { QrDrawing } from './QrDrawing.tsx'
import { levelOf } from './qrLevel.ts'
import { paperOf } from './qrPaper.ts'

export interface QrCodeProps {
  /** What is scanned. */
  readonly value: string
  /** Its name for those who can't scan it. */
  readonly label: string
  /** What stands on the button that saves it; without it there is none. */
  readonly saveLabel?: string | undefined
  /** As wide as there is room for, within reason. */
  readonly isBig?: boolean | undefined
}

// What it says also stands beside it in words: a form must not break because a picture didn't come.
const Drawing = lazyView<ComponentProps<typeof QrDrawing>>({
  load: async () => (await import('./QrDrawing.tsx')).QrDrawing,
  waiting: QrSkeleton,
  missing: MissingQr,
})

/** Black on white in either theme, because many cameras can't read it the other way round. */
export function QrCode({ value, label, saveLabel, isBig }: QrCodeProps) {
  const level = levelOf(value)
  if (level === undefined) return <MissingQr label={label} isBig={isBig} />
  // The code that draws codes comes by itself, and brings no second button along.
  const saveButton =
    saveLabel === undefined ? undefined : (save: () => void) => <Button label={saveLabel} onPress={save} />
  return <Drawing value={value} label={label} level={level} isBig={isBig} saveButton={saveButton} />
}

/** The place of a code that is on its way. */
export function QrSkeleton({ isBig }: Pick<QrCodeProps, 'isBig'>) {
  return (
    <div className={paperOf(isBig)}>
      <div className={styles.skeleton} />
    </div>
  )
}

export function MissingQr({ label, isBig }: Pick<QrCodeProps, 'label' | 'isBig'>) {
  return (
    <div className={paperOf(isBig)}>
      <div role="img" aria-label={label} className={styles.missing}>
        <Icon name="offline" />
      </div>
    </div>
  )
}
