/**
 * The name of the field that holds the amount (spec 5). Other fields of type `amount` hold money, but not the amount
 * paid.
 */
export const AMOUNT_FIELD = 'amount'
