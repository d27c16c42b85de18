/** Whether the transaction is a withdrawal. Any other value, and a missing one, counts as a deposit. */
export const isPayout = (transaction: string | undefined): boolean => transaction === 'withdrawal'
