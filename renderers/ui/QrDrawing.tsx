import { QRCodeSVG } from 'qrcode.react'
import type { QrLevel } from './qrLevel.ts'

interface QrDrawingProps {
  readonly value: string
  readonly label: string
  readonly level: QrLevel
}

// Spec §9: an SVG of width 200 without a margin. The quiet zone is the paper around it.
const SIZE_PX = 200

/** In a chunk of its own: only a few forms need the code that makes codes. */
export function QrDrawing({ value, label, level }: QrDrawingProps) {
  return <QRCodeSVG value={value} level={level} size={SIZE_PX} marginSize={0} aria-label={label} />
}
