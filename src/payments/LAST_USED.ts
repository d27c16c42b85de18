/**
 * The prefix of the storage keys for the method used last, one key per transaction type. The value is the player's
 * identity and the method's name, separated by a space (D-67).
 */
export const LAST_USED = 'paywidget.last.'
