/** The colours of a badge, as `#rrggbb`. */
export interface BadgeColours {
  readonly ground: string
  readonly ink: string
}

type Rgb = readonly number[]

/** Contrast ratio required for small text (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5
const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/**
 * Reads the two colours of `badgeConfig.styles`, written as `#rgb`, `#rrggbb` or `rgb(…)`; other styles are ignored
 * . A text colour with too little contrast becomes black or white, so that the badge is readable. Without a
 * background colour the result is undefined, because the contrast is unknown.
 */
export function readBadgeColours(styles: Readonly<Record<string, unknown>>): BadgeColours | undefined {
  const ground = rgbOf(styles.background ?? styles.backgroundColor ?? styles['background-color'])
  if (ground === undefined) return undefined
  const inks = [rgbOf(styles.color) ?? WHITE, WHITE, BLACK]
  const ink = inks.find((one) => contrast(one, ground) >= LEAST_CONTRAST) ?? BLACK
  return { ground: hexOf(ground), ink: hexOf(ink) }
}

function rgbOf(value: unknown): Rgb | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16))
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  if (long) return long.slice(1).map((digits) => Number.parseInt(digits, 16))
  const parts = /^rgb\( ?(\d{1,3})[ ,]{1,2}(\d{1,3})[ ,]{1,2}(\d{1,3}) ?\)$/i.exec(text)
  const rgb = parts?.slice(1).map(Number)
  return rgb?.every((part) => part <= 255) ? rgb : undefined
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
