/** Red, green, blue from 0 to 255. */
export type Colour = readonly [number, number, number]

export const BLACK: Colour = [0, 0, 0]
export const WHITE: Colour = [255, 255, 255]

/** Mixes `other` into a colour; `share` is from 0 to 1. */
export const mix = (colour: Colour, other: Colour, share: number): Colour => {
  const [red, green, blue] = colour.map((one, at) => Math.round(one + ((other[at] ?? 0) - one) * share))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

export const hex = (colour: Colour): string => `#${colour.map((one) => one.toString(16).padStart(2, '0')).join('')}`

/** The WCAG 2.2 contrast ratio, from 1 (the same colour) to 21 (black on white). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
