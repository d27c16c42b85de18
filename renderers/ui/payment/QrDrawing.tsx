import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react'
import { type ReactNode, useRef } from 'react'
import { saveCanvas } from '../base/saveCanvas.ts'
import type { QrLevel } from './qrLevel.ts'
import { paperOf } from './qrPaper.ts'

interface QrDrawingProps {
  readonly value: string
  readonly label: string
  readonly level: QrLevel
  readonly isBig?: boolean | undefined
  /** Renders the save button; without this function there is no button. */
  readonly saveButton?: ((save: () => void) => ReactNode) | undefined
}

// Spec §9: an SVG 200 px wide without margin. The container provides the quiet zone.
const SIZE_PX = 200

/** The saved image is scanned from another screen or printed, so it is large and includes the quiet zone. */
const SAVED_PX = 800
const SAVED_MARGIN = 4

/** A separate chunk: only a few forms need the QR library. */
export function QrDrawing({ value, label, level, isBig, saveButton }: QrDrawingProps) {
  const saved = useRef<HTMLCanvasElement>(null)
  return (
    <>
      <div className={paperOf(isBig)}>
        <QRCodeSVG value={value} level={level} size={SIZE_PX} marginSize={0} aria-label={label} />
      </div>
      {saveButton !== undefined && (
        <>
          <div hidden>
            <QRCodeCanvas ref={saved} value={value} level={level} size={SAVED_PX} marginSize={SAVED_MARGIN} />
          </div>
          {saveButton(() => saved.current && saveCanvas(saved.current, 'payment-qr.png'))}
        </>
      )}
    </>
  )
}
