/** The name of the field for the amount to pay (spec 5). Other fields of type `amount` are for other sums of money. */
export const AMOUNT_FIELD = 'amount'
