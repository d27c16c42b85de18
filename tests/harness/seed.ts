/**
 * The seed of a random test. Constant by default, so that results do not depend on chance; random with LONG=1. To repeat
 * a run, set its seed in the environment variable with this name.
 */
export function seedOf(name: string): number {
  const { LONG, [name]: given } = process.env
  return Number(given ?? (LONG ? Math.floor(Math.random() * 2 ** 31) : 20_261_122))
}
