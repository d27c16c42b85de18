import { messageOf } from '../values/messageOf.ts'

/** Lazy loading a part of the widget's code failed. A retry may succeed. */
export class ModuleLoadError extends Error {
  override readonly name = 'ModuleLoadError'
  readonly code = 'part.missing'

  constructor(reason: unknown) {
    super(`A part of the widget could not be loaded: ${messageOf(reason)}`, { cause: reason })
  }
}
