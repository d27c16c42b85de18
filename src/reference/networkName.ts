import type { Method } from '../model/method.ts'

/** The network of a method; one that does not say it is on the coin's own. */
export const networkName = ({ network, name }: Pick<Method, 'network' | 'name'>): string =>
  network || name.toUpperCase()
