/**
 * Whether a configured list contains the method's name; case-insensitive, because operators overlook differences of
 * case.
 */
export const isNamed = (name: string, list: readonly string[]): boolean => {
  const wanted = name.toLowerCase()
  return list.some((one) => one.toLowerCase() === wanted)
}
