/** Features in a built script that the oldest browsers of the baseline lack, as `name (line:column)`. */
export function newerThanBaseline(text: string): string[]
export function mixedSelectors(css: string): string[]
export function bareContainerUnits(css: string): string[]
