/** The badge of the crypto group while the crypto bonus is enabled (spec 9, BONUS-02). */
export const CRYPTO_BONUS = '5%'
/** The group of methods whose deposits get the crypto bonus. */
export const CRYPTO_GROUP = 'crypto'
