import type { BlockProps } from '../contract.ts'
import { Disclosure } from '../ui/base/Disclosure.tsx'

export function disclosure({ label, room = 'any', children }: BlockProps<'disclosure'>) {
  return (
    <Disclosure label={label} isOnlyNarrow={room === 'narrow'}>
      {children}
    </Disclosure>
  )
}
