/** The parts of an address, as layouts and the server name them. */
export const ADDRESS_PARTS = ['line1', 'line2', 'district', 'city', 'state', 'zip'] as const

export type AddressPart = (typeof ADDRESS_PARTS)[number]
