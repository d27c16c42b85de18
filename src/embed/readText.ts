/** A message as the cashier writes it; undefined when it is none. */
export function readText(text: unknown): { messageType: string; payload?: unknown } | undefined {
  try {
    const message = JSON.parse(String(text))
    return typeof message?.messageType === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
