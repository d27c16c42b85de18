/** The methods whose money is found by an id that the player's app shows (VALID-15, Q-101). */
const METHODS: ReadonlySet<string> = new Set(['bkash_p2p', 'nagad_p2p'])

/** Digits of ASCII alone: that is how the two write theirs (VALID-14, Q-101). */
const CONFIRMATION_ID = /^[0-9]{8,10}$/

/** Whether "paid" has to come with a confirmation id. */
export function needsConfirmationId(method: string): boolean {
  return METHODS.has(method)
}

export function isConfirmationId(text: string): boolean {
  return CONFIRMATION_ID.test(text)
}
