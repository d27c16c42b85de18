/** Red, green, blue from 0 to 255. */
type Rgb = readonly [number, number, number]

/** The default values of a theme's tokens, without the host's overrides, computed in an element inside `near`. */
export function defaultTokens(
  theme: string,
  names: readonly string[],
  near: HTMLElement,
): Readonly<Record<string, string>> {
  const bare = document.createElement('div')
  bare.className = 'pw'
  bare.dataset.theme = theme
  bare.hidden = true
  near.append(bare)
  const style = getComputedStyle(bare)
  const found = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]))
  bare.remove()
  return found
}

/** Parses a CSS colour and blends it over `ground`; undefined when the text is not a colour. */
export function parseColour(text: string, ground: Rgb): Rgb | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null || !CSS.supports('color', text)) return undefined
  context.fillStyle = text
  const parsed = String(context.fillStyle)
  const [red = 0, green = 0, blue = 0, alpha = 1] = parsed.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(parsed.slice(at, at + 2), 16))
    : (parsed.match(/[\d.]+/g) ?? []).map(Number)
  const over = (one: number, at: 0 | 1 | 2) => Math.round(one * alpha + ground[at] * (1 - alpha))
  return [over(red, 0), over(green, 1), over(blue, 2)]
}
