import type { BlockProps } from '../contract.ts'
import { named } from '../ui/base/named.ts'
import { CopyRow } from '../ui/payment/CopyRow.tsx'
import styles from './requisites.module.css'

export function requisites({ source, except = [], ariaLabel, copying }: BlockProps<'requisites'>) {
  const lines = source.filter(({ name }) => !except.includes(name))
  // The account comes first; most players copy nothing else.
  const main = lines.find(({ copyable }) => copyable)
  return (
    <div className={styles.requisites} {...named('group', ariaLabel)}>
      {lines.map((line) => {
        const { name, label, value, copyable } = line
        return (
          <CopyRow
            key={`${name} ${value}`}
            label={label}
            value={value}
            copies={copyable ? value : undefined}
            isMain={line === main}
            copying={copying}
          />
        )
      })}
    </div>
  )
}
