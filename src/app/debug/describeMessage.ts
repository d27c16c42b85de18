/** Members whose value is logged, because it is a code or a name. Of other members only the name is logged. */
const SHOWN: ReadonlySet<string> = new Set([
  ...['code', 'status', 'transaction', 'event', 'type', 'version', 'supportId', 'outcome', 'id', 'key', 'locale'],
  ...['height', 'page', 'method', 'currency'],
])

/** A message in one line: `onPaymentStatus transaction=deposit id=7 status=created`, `onShare text`. */
export function describeMessage({ messageType, ...members }: { readonly messageType: string }): string {
  const words = Object.entries(members).map(([name, value]) =>
    SHOWN.has(name) && typeof value !== 'object' ? `${name}=${value}` : name,
  )
  return [messageType, ...words].join(' ')
}
