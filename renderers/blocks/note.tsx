import type { BlockProps } from '../contract.ts'
import { Note } from '../ui/shell/Note.tsx'

export function note({ tone, icon, text, ariaLabel }: BlockProps<'note'>) {
  return (
    <Note tone={tone} icon={icon} ariaLabel={ariaLabel}>
      {text}
    </Note>
  )
}
