export type MessageProblemCode = 'malformed' | 'tooLarge' | 'unknownType' | 'flood' | 'notSent'

/**
 * A problem with a message. It contains no part of the message: the sender may not be the host, and the host's own
 * messages may contain the token (D-05).
 */
export interface MessageProblem {
  readonly code: MessageProblemCode
  /** How often this code has occurred. */
  readonly count: number
  /** For 'notSent': the type of our message that was not sent. */
  readonly messageType?: string | undefined
}

/** Reports the 1st, 10th, 100th … occurrence, so that a flood of messages does not flood the log. */
export function countProblems(onProblem: (problem: MessageProblem) => void) {
  const counts = new Map<MessageProblemCode, number>()
  return (code: MessageProblemCode, messageType?: string): void => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    if (/^10*$/.test(String(count))) onProblem({ code, count, messageType })
  }
}
