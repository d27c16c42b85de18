import { observable, runInAction } from 'mobx'
import { lazyModule } from '../platform/files/lazyModule.ts'

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The countries of the table, whose payment providers require the state. */
const COUNTRIES: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IN', 'MX', 'US'])

const table = observable.box<Table | undefined>(undefined, { deep: false })
const file = lazyModule(() => import('../reference/states.json'))

/**
 * Loads the table, once; after a failure, the next call tries again. Without it, the field is a text, so that the form
 * can still be paid.
 */
export async function loadStates(): Promise<void> {
  try {
    const { default: loaded } = await file()
    runInAction(() => table.set(loaded))
  } catch {
    // The field stays a text.
  }
}

/**
 * The states of a country by their ISO 3166-2 codes, in the order of their names. Undefined for other countries, and
 * until the table has loaded, which the first call starts. Tracked by MobX.
 */
export function statesOf(country: string): Readonly<Record<string, string>> | undefined {
  if (!COUNTRIES.has(country)) return undefined
  void loadStates()
  return table.get()?.[country]
}
