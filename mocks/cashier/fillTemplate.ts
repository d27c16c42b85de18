/** A name of a field may have dots and hyphens; a dot or hyphen at the end is punctuation. */
const NAME = /\$(?:\{([\w.-]+)\}|(\w+(?:[.-]\w+)*))/g

/**
 * Replaces `$name` by its value in every string, at any depth: the longest name that has a value. Write `${name}` before a
 * letter or a digit.
 */
export function fillTemplate(template: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof template === 'string')
    return template.replace(NAME, (whole, apart, name) => (apart ? values[apart] : longest(name, values)) ?? whole)
  if (Array.isArray(template)) return template.map((item) => fillTemplate(item, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, fillTemplate(member, values)]))
}

/** `$phone.` and `$amount-$currency` are followed by text, and `$user.phone` is a whole name if there is such a value. */
function longest(name: string, values: Readonly<Record<string, string>>): string | undefined {
  const value = values[name]
  if (value !== undefined) return value
  const [, shorter, rest] = /^(.+)([.-]\w+)$/.exec(name) ?? []
  const inner = shorter === undefined ? undefined : longest(shorter, values)
  return inner === undefined ? undefined : inner + rest
}
