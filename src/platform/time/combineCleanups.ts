/** One cleanup that runs all of these. */
export const combineCleanups = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop()
}
