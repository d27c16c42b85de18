/** What the names of the networks hold that are taken first: the cheapest to send on, then the best known. */
const FIRST = ['trc', 'erc']

/**
 * The network that is chosen by itself (CRYPTO-12): the one that holds "trc", else "erc", else the last. None where the
 * deployment wants the player to choose (CRYPTO-13), unless there is nothing to choose from.
 */
export function chooseNetwork<N extends { readonly name: string }>(
  networks: readonly N[],
  { preselects }: { readonly preselects: boolean },
): N | undefined {
  if (networks.length === 1) return networks[0]
  if (!preselects) return undefined
  const holding = (part: string) => networks.find(({ name }) => name.toLowerCase().includes(part))
  return FIRST.map(holding).find((found) => found !== undefined) ?? networks.at(-1)
}
