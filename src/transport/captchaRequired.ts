/** The code of a refusal because of a missing or invalid captcha (CAPT-01). */
export const CAPTCHA_REQUIRED = 'captcha_required'
