/** Spec 9: what the group of crypto says of itself while the crypto bonus is enabled (BONUS-02). */
export const CRYPTO_BONUS = '5%'
/** The group whose deposits bring it. */
export const CRYPTO_GROUP = 'crypto'
/** Spec 2, 4: the group of players in an experiment for whom there is something to see. */
export const GROUP_B = 'group_b'
