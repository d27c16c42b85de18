export type HostProblemCode = 'malformed' | 'tooLarge' | 'unknownType' | 'flood' | 'heldBack'

/** Never a part of a message: whoever sent it may not be the host, and the host's own holds the token (D-05). */
export interface HostProblem {
  readonly code: HostProblemCode
  /** How many of this code there have been. */
  readonly count: number
  /** For 'heldBack': the type of our own message that no host has heard. */
  readonly messageType?: string
}

/** Tells of the first, the tenth, the hundredth …: a flood of messages must not become a flood of log lines. */
export function countProblems(onProblem: (problem: HostProblem) => void) {
  const counts = new Map<HostProblemCode, number>()
  return (code: HostProblemCode, messageType?: string): void => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    if (/^10*$/.test(String(count))) onProblem({ code, count, ...(messageType !== undefined && { messageType }) })
  }
}
