/** The group of an experiment in which its feature is on: the crypto bonus, the carousel (spec 2, 4). */
export const GROUP_B = 'group_b'
