import type { BlockProps } from '../contract.ts'
import { LinkOut } from '../ui/base/LinkOut.tsx'

export function linkOut({ label, url, ariaLabel }: BlockProps<'linkOut'>) {
  return <LinkOut label={label} url={url} ariaLabel={ariaLabel} />
}
