/**
 * What a random run begins with: the same in every run, so that a change is judged by what it changes and never by luck;
 * another one each time with LONG=1. The variable `name` plays a run again.
 */
export function seedOf(name: string): number {
  const { LONG, [name]: given } = process.env
  return Number(given ?? (LONG ? Math.floor(Math.random() * 2 ** 31) : 20_261_122))
}
