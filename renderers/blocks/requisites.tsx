import type { BlockProps } from '../contract.ts'
import { named } from '../ui/base/named.ts'
import { CopyRow } from '../ui/payment/CopyRow.tsx'
import styles from './requisites.module.css'

export function requisites({ source, except = [], ariaLabel, copying }: BlockProps<'requisites'>) {
  return (
    <div className={styles.requisites} {...named('group', ariaLabel)}>
      {source
        .filter(({ name }) => !except.includes(name))
        .map(({ name, label, value, copyable }) => (
          <CopyRow
            key={`${name} ${value}`}
            label={label}
            value={value}
            copies={copyable ? value : undefined}
            copying={copying}
          />
        ))}
    </div>
  )
}
