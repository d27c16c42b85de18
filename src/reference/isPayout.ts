/** Whether the transaction pays the player out. Everything else, and no transaction, is a deposit. */
export const isPayout = (transaction: string | undefined): boolean => transaction === 'withdrawal'
