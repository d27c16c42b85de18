import { type Binding, current } from './bind.ts'

/** The current values of bindings, by name. */
export const currentValues = (bound: readonly (readonly [string, Binding<unknown>])[]): Record<string, unknown> =>
  Object.fromEntries(bound.map(([name, binding]) => [name, current(binding)]))
