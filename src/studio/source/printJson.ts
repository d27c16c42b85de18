/** How a value is written: on one line, or over several that begin with `indent`. */
export interface Print {
  readonly indent: string
  readonly unit: string
  readonly isOnOneLine: boolean
}

const LONGEST_LINE = 100

/** Writes a value as the files of a folder have it: a list of plain values on one line, anything else over several. */
export function printJson(value: unknown, print: Print): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries: [string, unknown][] = Object.entries(value).filter(([, member]) => member !== undefined)
  if (entries.length === 0) return isList ? '[]' : '{}'
  const isShort = print.isOnOneLine || (isList && entries.every(([, item]) => isPlain(item)))
  const inner = { ...print, indent: print.indent + print.unit, isOnOneLine: isShort }
  const parts = entries.map(
    ([name, member]) => `${isList ? '' : `${JSON.stringify(name)}: `}${printJson(member, inner)}`,
  )
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (print.isOnOneLine || (isShort && line.length <= LONGEST_LINE)) return line
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.map((part) => inner.indent + part).join(',\n')}\n${print.indent}${close}`
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
