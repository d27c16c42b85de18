/** The badge of the crypto group while the crypto bonus is enabled (spec 9, BONUS-02). */
export const CRYPTO_BONUS = '5%'
/** The group of methods whose deposits get the crypto bonus. */
export const CRYPTO_GROUP = 'crypto'
/** The experiment group that gets the crypto bonus (spec 2, 4). */
export const GROUP_B = 'group_b'
