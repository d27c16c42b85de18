/** Spec 9: the countries of the CIS (CONST-17). Whether one of them is named, in any letter case. */
export const isCis = (country: string): boolean => /^(az|k[gz]|tj|uz)$/i.test(country)
