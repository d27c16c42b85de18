/** The specification's wording (SWEEP-12). */
export const NO_BOX = 'No sweepstake box selected for sweepstake deposit'
