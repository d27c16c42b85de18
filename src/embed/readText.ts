/** Parses a message of the cashier; undefined when the text is none. */
export function readText(text: unknown): { messageType: string; payload?: unknown } | undefined {
  try {
    const message = JSON.parse(String(text))
    return typeof message?.messageType === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
