/**
 * The CPU time of `act` in ms: the best of up to five runs, stopping at the first that takes at most `enough`. A busy
 * machine slows down some runs; code that scales badly slows down all of them.
 */
export function leastTime(enough: number, act: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 5 && least > enough; run++) {
    const start = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
