import type { BlockProps } from '../contract.ts'
import { named } from '../ui/base/named.ts'
import { SkeletonForm, SkeletonRow, SkeletonTile } from '../ui/base/Skeleton.tsx'
import styles from './skeleton.module.css'

const SIX = ['a', 'b', 'c', 'd', 'e', 'f']

/** Silent for screen readers except for the node's `ariaLabel`, which names what is loading. */
export function skeleton({ shape, ariaLabel }: BlockProps<'skeleton'>) {
  return (
    <div {...named('status', ariaLabel)}>
      <div aria-hidden="true" className={styles[shape]}>
        {shape === 'form' ? (
          <SkeletonForm />
        ) : (
          shape !== 'carousel' && SIX.map((key) => <Shape key={key} shape={shape} />)
        )}
      </div>
    </div>
  )
}

function Shape({ shape }: { readonly shape: 'tiles' | 'rows' }) {
  return shape === 'tiles' ? <SkeletonTile /> : <SkeletonRow />
}
