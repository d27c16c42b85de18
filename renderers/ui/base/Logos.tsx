import type { IconView } from '../../../schemas/scopes/views.ts'
import styles from './Logos.module.css'
import { MethodIcon } from './MethodIcon.tsx'

interface LogosProps {
  readonly icons: readonly IconView[]
  readonly name: string
  readonly max: number
  /** The total number of logos. Logos that are not shown appear as a count. */
  readonly count: number
}

/** Up to three logos, overlapping, and a count of the rest. Decoration: a screen reader reads the name beside it. */
export function Logos({ icons, name, max, count }: LogosProps) {
  const shown = icons.slice(0, max)
  const rest = count - shown.length
  return (
    <span className={styles.logos}>
      {shown.length === 0 && <MethodIcon src="" name={name} />}
      {shown.map((icon) => (
        <MethodIcon key={icon.id} src={icon.src} name={icon.id} className={styles.logo} />
      ))}
      {shown.length > 0 && rest > 0 && (
        <bdi dir="ltr" aria-hidden="true" className={styles.rest}>
          +{rest}
        </bdi>
      )}
    </span>
  )
}
