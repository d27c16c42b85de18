/** Whether a country belongs to the CIS of spec 9 (CONST-17), case-insensitively. */
export const isCis = (country: string): boolean => /^(az|k[gz]|tj|uz)$/i.test(country)
