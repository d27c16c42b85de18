/** The message that is logged if a sweepstake deposit has no box, in the words of SWEEP-12. */
export const NO_BOX_MESSAGE = 'No sweepstake box selected for sweepstake deposit'
