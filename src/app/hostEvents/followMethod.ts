import { reaction } from 'mobx'
import { listPageHere } from '../../catalog/listPageOf.ts'
import type { CoreServices } from '../../services/CoreServices.ts'

/**
 * Tells the method that the player opens: another one, or the same again from the list. Returns the cleanup.
 */
export function followMethod(
  { route, methods, form }: Pick<CoreServices, 'route' | 'methods' | 'form'>,
  tell: (method: string) => void,
): () => void {
  let told: string | undefined
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
      if (name === undefined || (name === told && !isAgain)) return
      told = name
      wasOnList = false
      tell(name)
    },
    { fireImmediately: true },
  )
}
