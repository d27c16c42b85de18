import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react'
import { type ReactNode, useRef } from 'react'
import type { QrLevel } from './qrLevel.ts'
import { paperOf } from './qrPaper.ts'
import { saveCanvas } from './saveCanvas.ts'

interface QrDrawingProps {
  readonly value: string
  readonly label: string
  readonly level: QrLevel
  readonly isBig?: boolean | undefined
  /** Draws the button that saves it; without it there is none. */
  readonly saveButton?: ((save: () => void) => ReactNode) | undefined
}

// Spec §9: an SVG of width 200 without a margin. The quiet zone is the paper around it.
const SIZE_PX = 200

/** What is saved is scanned from another screen, or printed: large, and with its quiet zone. */
const SAVED_PX = 800
const SAVED_MARGIN = 4

/** In a chunk of its own: only a few forms need the code that makes codes. */
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
