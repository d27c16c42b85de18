/**
 * The prefix of the storage keys of the method used last: one key per transaction type, with the player's identity and
 * the method's name, separated by a space (D-67).
 */
export const LAST_USED = 'paywidget.last.'
