import type { FromSchema } from 'json-schema-to-ts'
import type { ICON } from '../../../schemas/layout/slots.ts'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

/** The icons available to layouts, and those used only by the UI kit. */
export type IconName = FromSchema<typeof ICON> | 'back' | 'close' | 'chevron' | 'play' | 'pages' | 'copy'

const CIRCLE = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'

/** One path per icon: a single path renders as fast as several and takes half the bytes. */
const PATHS: Readonly<Record<IconName, string>> = {
  back: 'M15 5l-7 7 7 7',
  chevron: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  play: `${CIRCLE}M10.3 8.8v6.4l5-3.2z`,
  pages: 'M8 4.5h11.5V16H8zM4.5 8v11.5H16M11.5 8.5H16M11.5 12H14',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5',
  info: `${CIRCLE}M12 11v5.5M12 7.5v.2`,
  warning: 'M12 4.2l8.8 15.3H3.2zM12 10v4.2M12 17v.2',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  clock: `${CIRCLE}M12 7v5.2l3.2 2`,
  check: 'M5 12.6l4.8 4.9L19.5 7',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  globe: `${CIRCLE}M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9s1.2-6.4 3.8-9z`,
  wallet: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H5M16 13.7h.2',
  gift: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9C9 9 7.5 7.8 7.5 6.2S9 4 10 4.6 12 9 12 9zm0 0c3 0 4.5-1.2 4.5-2.8S15 4 14 4.6 12 9 12 9z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  offline:
    'M4 4l16 16M5 12.5a10 10 0 0 1 3.5-2.2M19 12.5a10 10 0 0 0-5.5-2.9M8.5 16a5 5 0 0 1 5.5-1M12 19.3v.2M2.5 9A14 14 0 0 1 6 6.7M21.5 9A14 14 0 0 0 11 5.1',
}

/** Directional icons are mirrored in a right-to-left page. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set<IconName>(['back', 'chevron'])

/** Always decorative: the accessible name, if needed, belongs to the container. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      className={classes(styles.icon, DIRECTIONAL.has(name) && styles.directional, className)}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
