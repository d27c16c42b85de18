import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'
import { ITF } from 'jsbarcode/bin/barcodes/ITF/index.js'
import type { BarcodeFormat } from '../../../schemas/typing/barcode.ts'
import { classes } from '../base/classes.ts'
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

/** On a phone, the modules of a longer code would be narrower than a pixel, so there it is drawn upright. */
const LONG_MODULES = 280

/** A separate chunk: only slips for shops need the encoders. */
export function BarcodeBars({ value, format, label }: BarcodeBarsProps) {
  const modules = new ENCODERS[format](value, {}).encode().data
  const length = modules.length + 2 * QUIET
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: { length: size } }) => ({ at: index + QUIET, size }))
  const lying = bars.map(({ at, size }) => `M${at} 0h${size}v1h-${size}z`).join('')
  const upright = bars.map(({ at, size }) => `M0 ${at}h1v${size}h-1z`).join('')
  const isLong = length > LONG_MODULES
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        preserveAspectRatio="none"
        className={classes(styles.bars, isLong && styles.lying)}
        width={length * MODULE_PX}
        viewBox={`0 0 ${length} 1`}
      >
        <path fill="#000" d={lying} />
      </svg>
      {isLong && (
        <svg
          role="img"
          aria-label={label}
          preserveAspectRatio="none"
          className={styles.upright}
          height={length}
          viewBox={`0 0 1 ${length}`}
        >
          <path fill="#000" d={upright} />
        </svg>
      )}
    </>
  )
}
