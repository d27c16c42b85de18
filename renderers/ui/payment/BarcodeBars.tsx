import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'
import { ITF } from 'jsbarcode/bin/barcodes/ITF/index.js'
import type { BarcodeFormat } from '../../../schemas/typing/barcode.ts'
import styles from './Barcode.module.css'

interface BarcodeBarsProps {
  readonly value: string
  readonly format: BarcodeFormat
  readonly label: string
}

const ENCODERS = { itf: ITF, code128: CODE128 } as const

/** Both standards require ten modules of blank paper at each end. */
const QUIET = 10

/** A module of two pixels is read by every camera; longer codes shrink to the width of the page. */
const MODULE_PX = 2

/** A separate chunk: only slips for shops need the encoders. */
export function BarcodeBars({ value, format, label }: BarcodeBarsProps) {
  const modules = new ENCODERS[format](value, {}).encode().data
  const width = modules.length + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.bars}
      width={width * MODULE_PX}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
    >
      <path fill="#000" d={pathOf(modules)} />
    </svg>
  )
}

/** The bars as rectangles of height 1; "1" is a module of a bar. */
function pathOf(modules: string): string {
  const bars = modules.matchAll(/1+/g)
  return [...bars].map(({ index, 0: { length } }) => `M${index + QUIET} 0h${length}v1h-${length}z`).join('')
}
