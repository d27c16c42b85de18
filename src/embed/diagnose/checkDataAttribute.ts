import type { PaywidgetData } from '../types.ts'
import type { Find } from './Find.ts'

/** How long a page may take to set the property `data`. */
const HYDRATION_MS = 2_000

/**
 * Reports the attribute `data`, unless the element gets data in time: a server that renders a framework's page writes
 * the attribute, and hydration then sets the property.
 */
export async function checkDataAttribute(element: Element, find: Find): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, HYDRATION_MS))
  const { data } = element as { readonly data?: PaywidgetData | null }
  if (!data?.user?.token) find('data.attribute')
}
