import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { COUNTRY_CURRENCIES } from '../reference/countryCurrencies.ts'
import { knownFields } from './document/knownFields.ts'
import { isObject, listNodes } from './document/listNodes.ts'
import type { MethodBeside } from './document/MethodBeside.ts'
import { languagesIn } from './rules/checkLanguages.ts'

/** A method's folder, as far as its files can be parsed. Files that can't be are reported when they are checked. */
export interface ReadFolder {
  readonly path: string
  /** `method.json`; undefined if it is not a JSON object. */
  readonly method: MethodBeside['method'] | undefined
  readonly cashier: MethodBeside['cashier']
  /** Names of the fields that the method's own layouts define, with their own rules and messages. */
  readonly drawn: ReadonlySet<string>
  /** The languages of the texts in the method's layouts. */
  readonly languages: readonly string[]
}

export function readFolder(path: string): ReadFolder {
  const layouts = join(path, 'layouts')
  const isFolder = statSync(layouts, { throwIfNoEntry: false })?.isDirectory()
  const files = isFolder ? readdirSync(layouts).filter((name) => name.endsWith('.json')) : []
  const nodes = files.map((name) => listNodes(parsed(join(layouts, name))))
  return {
    path,
    method: record(join(path, 'method.json')),
    cashier: record(join(path, 'cashier.json')),
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

function record(path: string): Readonly<Record<string, unknown>> | undefined {
  const value = existsSync(path) ? parsed(path) : undefined
  return isObject(value) ? value : undefined
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
