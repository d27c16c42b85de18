import type { ComponentProps } from 'react'
import { Button } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import { lazyView } from '../base/lazyView.tsx'
import styles from './QrCode.module.css'
import type { QrDrawing } from './QrDrawing.tsx'
import { levelOf } from './qrLevel.ts'
import { paperOf } from './qrPaper.ts'

export interface QrCodeProps {
  /** The encoded text. */
  readonly value: string
  /** The accessible name. */
  readonly label: string
  /** The label of the save button. Without a label there is no button. */
  readonly saveLabel?: string | undefined
  /** Uses the available width, up to a limit. */
  readonly isBig?: boolean | undefined
}

// The content is also shown as text, so the form must work even if the drawing code fails to load.
const Drawing = lazyView<ComponentProps<typeof QrDrawing>>({
  load: async () => (await import('./QrDrawing.tsx')).QrDrawing,
  waiting: QrSkeleton,
  missing: MissingQr,
})

/** Black on white in both themes, because many cameras can't read inverted codes. */
export function QrCode({ value, label, saveLabel, isBig }: QrCodeProps) {
  const level = levelOf(value)
  if (level === undefined) return <MissingQr label={label} isBig={isBig} />
  // The lazy chunk receives the button from here, so that it doesn't bundle a second one.
  const saveButton =
    saveLabel === undefined ? undefined : (save: () => void) => <Button label={saveLabel} onPress={save} />
  return <Drawing value={value} label={label} level={level} isBig={isBig} saveButton={saveButton} />
}

/** A placeholder while the code loads, as high as the code with its button. */
export function QrSkeleton({ isBig, saveButton }: Pick<ComponentProps<typeof QrDrawing>, 'isBig' | 'saveButton'>) {
  return (
    <>
      <div className={paperOf(isBig)}>
        <div className={styles.skeleton} />
      </div>
      {saveButton && <div className={styles.unseen}>{saveButton(() => {})}</div>}
    </>
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
