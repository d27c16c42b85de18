import { type ComponentProps, useEffect } from 'react'
import { barcodeProblem } from '../../../schemas/typing/barcode.ts'
import { lazyView } from '../base/lazyView.tsx'
import styles from './Barcode.module.css'
import type { BarcodeBars } from './BarcodeBars.tsx'

type BarsProps = ComponentProps<typeof BarcodeBars>

interface BarcodeProps extends BarsProps {
  readonly onProblem: (message: string) => void
}

// The digits are also shown as text, so the page must work even if the encoders fail to load.
const Bars = lazyView<BarsProps>({
  load: async () => (await import('./BarcodeBars.tsx')).BarcodeBars,
  waiting: () => <div className={styles.bars} />,
  missing: () => null,
})

/**
 * Bars, black on white in both themes, because many scanners can't read inverted codes. A value that does not fit the
 * format is reported and not drawn: a till would read something else.
 */
export function Barcode({ value, format, label, onProblem }: BarcodeProps) {
  const problem = barcodeProblem(format, value)
  useEffect(() => {
    if (problem !== undefined) onProblem(`The value is not a valid bar code of the format "${format}": ${problem}.`)
  }, [problem, format, onProblem])
  if (problem !== undefined) return null
  return (
    <div className={styles.paper}>
      <Bars value={value} format={format} label={label} />
    </div>
  )
}
