import { reaction } from 'mobx'
import { listPageHere } from '../../catalog/listPageOf.ts'
import type { CoreServices } from '../../services/CoreServices.ts'

/**
 * Reports each method that the player opens, also the same one again from the list. Returns the cleanup.
 */
export function followMethod(
  { route, methods, form }: Pick<CoreServices, 'route' | 'methods' | 'form'>,
  notify: (method: string) => void,
): () => void {
  let last: string | undefined
  let wasOnList = false
  return reaction(
    () => ({
      name: methods.selected?.name,
      isOnList: listPageHere(route) !== undefined,
      hasForm: form() !== undefined,
    }),
    ({ name, isOnList, hasForm }) => {
      wasOnList ||= isOnList
      const isAgain = wasOnList && !isOnList && hasForm
      if (name === undefined || (name === last && !isAgain)) return
      last = name
      wasOnList = false
      notify(name)
    },
    { fireImmediately: true },
  )
}
