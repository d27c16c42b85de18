/** Parses a message of the cashier; undefined for any other text. */
export function readText(text: unknown): { messageType: string; payload?: unknown } | undefined {
  try {
    const message = JSON.parse(text as string)
    return typeof message?.messageType === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
