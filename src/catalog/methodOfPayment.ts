import { bareMethod } from '../api/readMethod.ts'
import type { Method } from '../model/method.ts'
import type { MethodsStore } from './MethodsStore.ts'

/**
 * The method of a payment that exists already: only its name while the list is loading. If the list has failed, or does
 * not contain the method any more, a method without data, so that the payment's page is drawn in any case (C36).
 * MobX-observable.
 */
export function methodOfPayment(
  methods: Pick<MethodsStore, 'named' | 'selected' | 'state'>,
  name: string | undefined,
): Method | Pick<Method, 'name'> | undefined {
  if (name === undefined) return undefined
  const { selected, state } = methods
  const opened = selected?.name === name ? selected : undefined
  return methods.named(name) ?? opened ?? (state === 'loading' ? { name } : bareMethod(name))
}
