import { useRef, useState } from 'react'
import type { Copying } from '../../contract.ts'
import { announcedProps } from '../base/announcedProps.ts'
import { Button } from '../base/Button.tsx'
import { classes } from '../base/classes.ts'
import { useUntouched } from '../text/useUntouched.ts'
import styles from './CryptoAddress.module.css'
import { useCopied } from './useCopied.ts'

export interface CryptoAddressProps {
  readonly label: string
  readonly value: string
  readonly copyLabel: string
  /** The text while the address loads. */
  readonly loading: string
  readonly copying: Copying
}

/**
 * The number of characters that people compare at each end (CRYPTO-03), and the size of the groups between the ends.
 */
const GROUP = 5

/** A crypto address grouped for comparison and copied exactly. */
export function CryptoAddress({ label, value, copyLabel, loading, copying }: CryptoAddressProps) {
  const shown = useRef<HTMLElement>(null)
  const { said, copy } = useCopied(copying, shown)
  const [drawn, setDrawn] = useState(0)
  const isTouched = drawn > 0
  // Another script could replace the address: the original value is rendered again and the player warned (B28).
  useUntouched(shown, value, drawn, () => setDrawn((times) => times + 1))
  const groups = groupsOf(value)
  if (value === '') return <AddressSkeleton loading={loading} />
  return (
    <div className={styles.address} data-pw-block="cryptoAddress">
      {/* A screen reader hears that the wait for the address is over. */}
      <span data-pw-say="polite" className={styles.label}>
        {label}
      </span>
      <bdi key={drawn} ref={shown} dir="ltr" className={styles.value} translate="no">
        {groups.map((group, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never move
            key={index}
            className={classes('pw-group', styles.group, (index === 0 || index === groups.length - 1) && styles.end)}
          >
            {group}
          </span>
        ))}
      </bdi>
      {isTouched && (
        <p {...announcedProps(true)} className={styles.warning}>
          {copying.tampered}
        </p>
      )}
      <Button label={said === 'copied' ? copying.copied : copyLabel} tone="filled" onPress={() => copy(value)} />
      <p data-pw-say="polite" className={said === 'copied' ? 'pw-visually-hidden' : styles.warning}>
        {said && copying[said]}
      </p>
    </div>
  )
}

/** A placeholder while the address loads: what is loading, two lines on a phone, and the button. */
function AddressSkeleton({ loading }: Pick<CryptoAddressProps, 'loading'>) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the spread props set the role
    <div {...announcedProps()} aria-label={loading} className={styles.address}>
      <span className={styles.label} aria-hidden="true">
        {loading}
      </span>
      <span className={classes(styles.piece, styles.lines)} />
      <span className={classes(styles.piece, styles.button)} />
    </div>
  )
}

/** The first and last five characters, and groups of five between them; joined, they are exactly the address. */
function groupsOf(value: string): readonly string[] {
  const signs = [...value]
  if (signs.length <= 2 * GROUP) return [value]
  const middle = signs.slice(GROUP, -GROUP).join('')
  const between = middle.match(new RegExp(`.{1,${GROUP}}`, 'gsu')) ?? []
  return [signs.slice(0, GROUP).join(''), ...between, signs.slice(-GROUP).join('')]
}
