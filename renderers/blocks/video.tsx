import type { BlockProps } from '../contract.ts'
import { Video } from '../ui/shell/Video.tsx'

export function video({ source, label, failed, link, ariaLabel }: BlockProps<'video'>) {
  return <Video key={source.src} {...source} label={ariaLabel ?? label} failed={failed} link={link} />
}
