const NAME = /\$(?:\{(\w+)\}|(\w+))/g

/** Replaces `$name` by its value in every string, at any depth. Write `${name}` before a letter or a digit. */
export function fillTemplate(template: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof template === 'string')
    return template.replace(NAME, (whole, apart, name) => values[apart ?? name] ?? whole)
  if (Array.isArray(template)) return template.map((item) => fillTemplate(item, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, fillTemplate(member, values)]))
}
