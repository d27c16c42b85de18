const NAME = /\$(?:\{(\w+)\}|(\w+))/g

/** `template` with `$name`, or `${name}` before a letter or a digit, replaced by its value in every text, at any depth. */
export function fillTemplate(template: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof template === 'string')
    return template.replace(NAME, (whole, apart, name) => values[apart ?? name] ?? whole)
  if (Array.isArray(template)) return template.map((item) => fillTemplate(item, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, fillTemplate(member, values)]))
}
