import { useEffect, useRef, useState } from 'react'
import { Button } from '../base/Button.tsx'
import { decodePicture } from '../base/decodePicture.ts'
import { saveCanvas } from '../base/saveCanvas.ts'
import styles from './QrCode.module.css'
import { MissingQr } from './QrCode.tsx'
import { paperOf } from './qrPaper.ts'

export interface QrPictureProps {
  /** A data URL. */
  readonly address: string
  readonly label: string
  readonly saveLabel?: string | undefined
  readonly isBig?: boolean | undefined
}

/** A QR code received as an image: decoded and painted on a canvas, never loaded as a URL (D-07). */
export function QrPicture({ address, label, saveLabel, isBig }: QrPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    let isOver = false
    setMissing(false)
    decodePicture(address).then(
      (picture) => {
        if (!isOver && canvas.current !== null) paint(canvas.current, picture)
        picture.close()
      },
      () => isOver || setMissing(true),
    )
    return () => {
      isOver = true
    }
  }, [address])

  if (isMissing) return <MissingQr label={label} isBig={isBig} />
  return (
    <>
      <div className={paperOf(isBig)}>
        <canvas ref={canvas} role="img" aria-label={label} className={styles.picture} />
      </div>
      {saveLabel !== undefined && (
        <Button label={saveLabel} onPress={() => canvas.current && saveCanvas(canvas.current, 'payment-qr.png')} />
      )}
    </>
  )
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
}
