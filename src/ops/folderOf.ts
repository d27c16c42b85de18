import { isRecord } from '../../schemas/isRecord.ts'
import { COUNTRY_CURRENCIES } from '../reference/countryCurrencies.ts'
import { knownFields } from './document/knownFields.ts'
import { listNodes } from './document/listNodes.ts'
import type { MethodBeside } from './document/MethodBeside.ts'
import { jsonOrUndefined } from './json/jsonOrUndefined.ts'
import { languagesIn } from './rules/texts/checkLanguages.ts'

/** The text of each file of a method's folder, by its path: `method.json`, `layouts/deposit.redirect.json`. */
export type FolderFiles = Readonly<Record<string, string>>

/** A method's folder, as far as its files can be parsed. Files that can't be are reported when they are checked. */
export interface ReadFolder {
  /** `method.json`; undefined if it is not a JSON object. */
  readonly method: MethodBeside['method'] | undefined
  readonly cashier: MethodBeside['cashier']
  /** The screens that its layouts are named after. */
  readonly screens: readonly string[]
  /** Names of the fields that the method's own layouts define, with their own rules and messages. */
  readonly drawn: ReadonlySet<string>
  /** The languages of the texts in the method's layouts. */
  readonly languages: readonly string[]
}

export function folderOf(files: FolderFiles): ReadFolder {
  const layouts = Object.keys(files).filter((path) => /^layouts\/[^/]+\.json$/.test(path))
  const nodes = layouts.map((path) => listNodes(jsonOrUndefined(files[path])))
  return {
    method: record(files['method.json']),
    cashier: record(files['cashier.json']),
    screens: layouts.map((path) => path.slice('layouts/'.length, -'.json'.length)),
    drawn: new Set(nodes.flatMap((one) => [...knownFields(one, undefined).own.keys()])),
    languages: [...new Set(nodes.flatMap(languagesIn))],
  }
}

/** The countries where the method is offered: those of `cashier.json`, or of currencies that only one country has. */
export function countriesOf({ method, cashier }: ReadFolder): readonly string[] {
  if (Array.isArray(cashier?.countries)) return cashier.countries.map(String)
  const all = Object.keys(Object(method?.amount_rules)).map((currency) =>
    Object.keys(COUNTRY_CURRENCIES).filter((country) => COUNTRY_CURRENCIES[country] === currency),
  )
  return all.every((countries) => countries.length === 1) ? all.flat() : []
}

function record(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const value = jsonOrUndefined(text)
  return isRecord(value) ? value : undefined
}
