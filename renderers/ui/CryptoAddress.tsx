import { useId, useRef, useState } from 'react'
import type { Copying } from '../contract.ts'
import { Button } from './Button.tsx'
import styles from './CryptoAddress.module.css'
import { classes } from './classes.ts'
import { says } from './says.ts'
import { useCopied } from './useCopied.ts'
import { useUntouched } from './useUntouched.ts'

export interface CryptoAddressProps {
  readonly label: string
  readonly value: string
  readonly copyLabel: string
  readonly copying: Copying
}

/** So many signs at each end are what people compare (CRYPTO-03), and so many stand in each group between them. */
const GROUP = 5

/** An address that can be compared sign by sign, and is copied to the letter. */
export function CryptoAddress({ label, value, copyLabel, copying }: CryptoAddressProps) {
  const id = useId()
  const shown = useRef<HTMLElement>(null)
  const { said, copy } = useCopied(copying, shown)
  const [drawn, setDrawn] = useState(0)
  const isTouched = drawn > 0
  // Another script of the page may write another address here: what the cashier said is drawn anew, and it is told (B28).
  useUntouched(shown, value, drawn, () => setDrawn((times) => times + 1))
  const groups = groupsOf(value)
  if (value === '') return <AddressSkeleton />
  return (
    <div className={styles.address} data-pw-block="cryptoAddress">
      <span id={id} className={styles.label}>
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
        <p {...says(true)} className={styles.warning}>
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

/** The place of an address that is on its way: two lines on a phone, and the button. */
function AddressSkeleton() {
  return (
    <div aria-hidden="true" className={styles.address}>
      <span className={styles.piece} />
      <span className={classes(styles.piece, styles.lines)} />
      <span className={classes(styles.piece, styles.button)} />
    </div>
  )
}

/** The first and the last five signs, and groups of five between them; together they are the address, and nothing more. */
function groupsOf(value: string): readonly string[] {
  const signs = [...value]
  if (signs.length <= 2 * GROUP) return [value]
  const middle = signs.slice(GROUP, -GROUP).join('')
  const between = middle.match(new RegExp(`.{1,${GROUP}}`, 'gsu')) ?? []
  return [signs.slice(0, GROUP).join(''), ...between, signs.slice(-GROUP).join('')]
}
