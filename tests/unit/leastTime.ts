/** The CPU time of `reference` on a fast machine, in ms. */
const REFERENCE_MS = 10

let slowness: number | undefined

/**
 * The CPU time of `act` in ms of a fast machine: the best of up to five runs, stopping at the first that takes at most
 * `enough`. A busy machine slows down some runs; code that scales badly slows down all of them. A slow machine takes
 * longer for the reference work too.
 */
export function leastTime(enough: number, act: () => unknown): number {
  slowness ??= Math.max(1, least(0, reference) / REFERENCE_MS)
  return least(enough * slowness, act) / slowness
}

function least(enough: number, act: () => unknown): number {
  let time = Number.POSITIVE_INFINITY
  for (let run = 0; run < 5 && time > enough; run++) {
    const start = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(start)
    time = Math.min(time, (user + system) / 1000)
  }
  return time
}

function reference(): number {
  let sum = 0
  for (let step = 0; step < 20_000_000; step++) sum += step % 7
  return sum
}
