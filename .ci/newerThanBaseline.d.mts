/** Features in a built script that the oldest browsers of the baseline lack, as `name (line:column)`. */
export function newerThanBaseline(text: string): string[]
export function mixedSelectors(css: string): string[]
export function bareContainerUnits(css: string): string[]
export function newerProperties(css: string): string[]
export function needsHas(css: string): string[]
export function bareContainerRules(css: string): string[]

export interface Declaration {
  /** The at-rules around it. */
  readonly rules: readonly string[]
  readonly selector: string
  readonly property: string
  readonly value: string
}
export function declarationsIn(css: string): Declaration[]
