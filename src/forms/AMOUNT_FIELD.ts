/** The name of the field that holds the amount (spec 5). Another field may be of the same kind, and is not the amount. */
export const AMOUNT_FIELD = 'amount'
