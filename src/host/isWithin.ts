/**
 * Whether a value would be no longer than so many signs as JSON, told without writing it (S15): a huge object would hold the
 * page for seconds before it were measured. Every part counts, so a circle ends too.
 */
export function isWithin(value: unknown, signs: number): boolean {
  try {
    return isMeasuredWithin(value, signs)
  } catch {
    return false // a getter of the host's own that throws
  }
}

function isMeasuredWithin(value: unknown, signs: number): boolean {
  let left = signs
  const open: unknown[] = [value]
  while (open.length > 0 && left >= 0) {
    const one = open.pop()
    left--
    if (typeof one === 'string') left -= one.length
    if (typeof one !== 'object' || one === null) continue
    // A list says how long it is, full or not; bytes are never part of a message.
    if (ArrayBuffer.isView(one) || one instanceof ArrayBuffer) return false
    if (Array.isArray(one)) left -= one.length
    if (left < 0) return false
    for (const name in one) {
      left -= name.length
      if (left < 0) return false
      open.push((one as Readonly<Record<string, unknown>>)[name])
    }
  }
  return left >= 0
}
