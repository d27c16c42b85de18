/**
 * Whether the value's JSON text is within `limit` characters, estimated without serializing it (S15): serializing a
 * huge object would block the page for seconds. Every member counts, so the estimate also ends for circular references.
 */
export function isWithin(value: unknown, limit: number): boolean {
  try {
    return isMeasuredWithin(value, limit)
  } catch {
    return false // a getter of the host threw an error
  }
}

function isMeasuredWithin(value: unknown, limit: number): boolean {
  let left = limit
  const open: unknown[] = [value]
  while (open.length > 0 && left >= 0) {
    const one = open.pop()
    left--
    if (typeof one === 'string') left -= one.length
    if (typeof one !== 'object' || one === null) continue
    // Binary data is never part of a message, so it is rejected. A sparse array counts with its full length.
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
