import { existsSync } from 'node:fs'
import { nearest } from '../../language/nearest.ts'
import { check as checkAll } from '../check.ts'
import { english } from '../english.ts'
import { findFiles } from '../findFiles.ts'
import { FORMATS } from '../findingsAs.ts'
import { type LiveList, readLiveList } from '../live/readLiveList.ts'
import { Misuse } from '../Misuse.ts'
import { unknownCountry, unknownCurrency } from '../rules/codes/checkCodes.ts'
import { type Arguments, type Command, textOption } from './Command.ts'

export const check: Command = {
  summary: 'checks layouts, method folders and published folders',
  help: `paywidget-layouts check PATH… [--live FILE|URL [--country MX] [--currency MXN] [--withdrawals]]

Checks layout documents. A PATH is a layout file, a method's folder (method.json and layouts/<screen>.json),
or a folder that contains such folders. Every mistake is printed with its line and column:

  path:line:column  code  place in the document: what is wrong

--live FILE compares the folders with the methods that players get: FILE is a response of methods-payment-v5, and
--country and --currency say for which players it was made. --live URL asks the API itself, such as https://pay.example/api/BANKING/methods-payment-v5, for the country and currency that you
give, with the player's token from the environment variable PAYWIDGET_TOKEN. It compares names, types, categories, currencies, limits
and fields, and checks the layouts with the fields that players get.

--withdrawals says that FILE is a response of methods-withdrawal; a URL says so itself. Then the folders with
"transaction": "withdrawal" in cashier.json are compared, and otherwise all others.

--format json or --format sarif prints the findings for other programs: a list, or SARIF 2.1.0.

Codes that begin with W are warnings. Exit code: 0 no errors, 1 errors, 2 wrong usage.`,
  options: {
    format: { type: 'string' },
    live: { type: 'string' },
    country: { type: 'string' },
    currency: { type: 'string' },
    withdrawals: { type: 'boolean' },
  },
  async run(given, print) {
    const format = textOption(given, 'format')
    if (format !== undefined && !Object.hasOwn(FORMATS, format)) throw new Misuse(unknownFormat(format))
    existing(given.names, 'check')
    return checkAll(given.names, { texts: english(), print, format, live: await liveList(given) })
  },
}

/** The methods that players get, if the folders are to be compared with them. */
async function liveList(given: Arguments): Promise<LiveList | undefined> {
  const path = textOption(given, 'live')
  const country = codeOption(given, 'country', unknownCountry)
  const currency = codeOption(given, 'currency', unknownCurrency)
  const isWithdrawal = given.options.withdrawals === true
  if (path !== undefined) return readLiveList(path, { country, currency, isWithdrawal })
  if (country !== undefined || currency !== undefined || isWithdrawal)
    throw new Misuse('--country, --currency and --withdrawals choose a list of methods: give --live as well.')
  return undefined
}

/** A code in any case. Throws a `Misuse` if it is unknown, because every method would seem to be missing from its list. */
function codeOption(given: Arguments, name: string, problemOf: (code: string) => string | undefined) {
  const code = textOption(given, name)?.toUpperCase()
  if (code === '') throw new Misuse(`--${name} has no value.`)
  const problem = code && problemOf(code)
  if (problem) throw new Misuse(`--${name}: ${problem}`)
  return code
}

function unknownFormat(format: string): string {
  const close = nearest(format, Object.keys(FORMATS))
  return `There is no format "${format}".${close ? ` Did you mean "${close}"?` : ` Choose from ${Object.keys(FORMATS).join(', ')}.`}`
}

/** Throws unless each path has method folders or documents: a published folder has copies of them. */
export function methodFolders(paths: readonly string[], verb: string): void {
  existing(paths, verb)
  const published = paths.find((path) => findFiles(path).every(({ kind }) => kind === 'published'))
  if (published !== undefined) throw new Misuse(`"${published}" is a published folder: name method folders.`)
}

/** Throws unless each path exists and contains something to read. */
function existing(paths: readonly string[], verb: string): void {
  if (paths.length === 0) throw new Misuse(`Name a file or folder to ${verb}.`)
  const gone = paths.find((path) => !existsSync(path))
  if (gone !== undefined) throw new Misuse(`There is no file or folder "${gone}".`)
  const empty = paths.find((path) => findFiles(path).length === 0)
  if (empty !== undefined)
    throw new Misuse(`"${empty}" contains neither a method.json nor a folder "layouts" with documents.`)
}
