import type { BlockProps } from '../contract.ts'
import { QrCode, QrSkeleton } from '../ui/payment/QrCode.tsx'
import { QrPicture } from '../ui/payment/QrPicture.tsx'
import styles from './qr.module.css'

/** Draws the code from its text if given; a received image is only the fallback. */
export function qr({ value, picture = '', label, hint, size, save, waits = false }: BlockProps<'qr'>) {
  if (waits) return <QrSkeleton isBig={size === 'l'} />
  if (value === '' && picture === '') return null
  return (
    <figure className={styles.figure}>
      {value !== '' ? (
        <QrCode value={value} label={label} saveLabel={save} isBig={size === 'l'} />
      ) : (
        <QrPicture address={picture} label={label} saveLabel={save} isBig={size === 'l'} />
      )}
      {hint !== undefined && <figcaption className={styles.hint}>{hint}</figcaption>}
    </figure>
  )
}
