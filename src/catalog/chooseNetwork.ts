/** Name parts of the preferred networks: the cheapest first, then the best known. */
const FIRST = ['trc', 'erc']

/**
 * The preselected network (CRYPTO-12): the one whose name contains "trc", else "erc", else the last. Undefined if the
 * deployment lets the player choose (CRYPTO-13), unless there is only one network.
 */
export function chooseNetwork<N extends { readonly name: string }>(
  networks: readonly N[],
  { preselects }: { readonly preselects: boolean },
): N | undefined {
  if (networks.length === 1) return networks[0]
  if (!preselects) return undefined
  const withPart = (part: string) => networks.find(({ name }) => name.toLowerCase().includes(part))
  return FIRST.map(withPart).find((found) => found !== undefined) ?? networks.at(-1)
}
