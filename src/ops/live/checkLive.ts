import { basename, dirname, resolve } from 'node:path'
import validateMethod from 'virtual:validate/calls/paymentMethod/PAYMENT_METHOD?full'
import { PAYMENT_METHOD } from '../../../schemas/calls/paymentMethod.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import { schemaProblems } from '../../language/schemaProblems.ts'
import type { CheckedPath } from '../CheckedPath.ts'
import { inOrder, placedIn, readThen } from '../checkFile.ts'
import { checkLayout } from '../checkLayout.ts'
import { describePlace } from '../document/describePlace.ts'
import { serverFieldsOf } from '../document/ServerField.ts'
import type { Finding } from '../Finding.ts'
import type { JsonObject } from '../json/JsonObject.ts'
import { type FolderOnDisk, readFolder } from '../readFolder.ts'
import { compareLive } from './compareLive.ts'
import type { LiveList } from './readLiveList.ts'

/** Adds to the findings of method folders how they differ from the live list, and a report of the list itself. */
export function checkLive(
  checked: readonly CheckedPath[],
  live: LiveList,
  read: (path: string) => string,
): readonly CheckedPath[] {
  const pairs = pairsOf(checked, live)
  const compared = checked.map((one): CheckedPath => {
    const pair = one.file.method === undefined ? undefined : pairs.get(dirname(one.file.method))
    return pair === undefined || isUnreadable(one) ? one : withLive(one, pair, live, read)
  })
  const names = checked.flatMap(({ file }) =>
    file.kind === 'method' ? (pairs.get(dirname(file.path))?.name ?? []) : [],
  )
  return [...compared, listReport(live, names)]
}

/** A method's folder and the live method of its name. */
interface Pair {
  readonly folder: FolderOnDisk
  readonly name: string
  readonly live: JsonObject | undefined
}

/** The folders by their paths. A list has the methods of deposits or those of withdrawals, so the other folders are left out. */
function pairsOf(checked: readonly CheckedPath[], { methods, isWithdrawal }: LiveList): ReadonlyMap<string, Pair> {
  const listed = new Map(methods.toReversed().map((method) => [method.name, method]))
  const paths = new Set(checked.flatMap(({ file }) => (file.method === undefined ? [] : [dirname(file.method)])))
  const folders = [...paths]
    .map(readFolder)
    .filter(({ cashier }) => (cashier?.transaction === 'withdrawal') === isWithdrawal)
  return new Map(
    folders.map((folder) => {
      const name = nameIn(folder)
      return [folder.path, { folder, name, live: listed.get(name) }]
    }),
  )
}

/** The name in a `method.json`, or that of its folder. */
const nameIn = ({ path, method }: FolderOnDisk): string =>
  typeof method?.name === 'string' ? method.name : basename(resolve(path)).normalize()

/** Whether a file can't be read or parsed, which is reported already. */
const isUnreadable = ({ report }: CheckedPath): boolean =>
  report.findings.some(({ code }) => code === 'E00' || code === 'E10')

function withLive(one: CheckedPath, pair: Pair, list: LiveList, read: (path: string) => string): CheckedPath {
  const { kind, path, screen } = one.file
  const isForm = kind === 'layout' && (screen?.startsWith('withdrawal.') === true) === list.isWithdrawal
  if (kind !== 'method' && !isForm) return one
  const { findings } = readThen(read(path), ({ value }) => ({
    findings: isForm ? formFindings(value, pair) : methodFindings(pair, list),
  }))
  return { ...one, report: { ...one.report, findings: [...one.report.findings, ...findings].toSorted(inOrder) } }
}

function methodFindings({ folder: { method, cashier }, live }: Pair, list: LiveList): Finding[] {
  if (method === undefined) return []
  const countries = Array.isArray(cashier?.countries) ? cashier.countries.map(String) : undefined
  return compareLive({ method, countries }, live, list)
}

/** What the check finds in a document with the fields of the live method, and not with those of `method.json`. */
function formFindings(value: unknown, { folder, live }: Pair): Finding[] {
  const fields = live && serverFieldsOf(live)
  if (fields === undefined) return []
  const local = serverFieldsOf(folder.method)
  const before = new Set(checkLayout(value, { serverFields: local }).findings.map(keyOf))
  return checkLayout(value, { serverFields: fields })
    .findings.filter((finding) => !before.has(keyOf(finding)))
    .map((finding) => ({ ...finding, code: 'W21', message: `for the live method: ${finding.message}` }))
}

const keyOf = ({ pointer, message }: Finding): string => `${pointer} ${message}`

/** W21 for the list: methods that the widget can't read, and those without a folder. */
function listReport(live: LiveList, names: readonly string[]): CheckedPath {
  const root = Array.isArray(live.text.value) ? '' : '/methods'
  const invalid = live.methods.flatMap((method, at) => invalidMethod(method, `${root}/${at}`))
  const missing = live.methods.flatMap(({ name }) => (typeof name === 'string' && !names.includes(name) ? [name] : []))
  const findings: Finding[] = [
    ...invalid,
    // Someone who checks one method does not want to read about all others.
    ...(names.length < 2 || missing.length === 0
      ? []
      : [
          {
            code: 'W21' as const,
            pointer: root,
            message: `players get ${missing.length === 1 ? 'a method' : `${missing.length} methods`} without a folder here, on built-in screens: ${quoted(missing)}. Add a folder for each that should have its own`,
          },
        ]),
  ]
  return {
    file: { path: live.path, kind: 'live', screen: undefined, method: undefined },
    report: {
      findings: findings.map((finding) => ({ ...placedIn(finding, live.text), where: whereIn(live, root, finding) })),
      used: undefined,
    },
  }
}

/** The place of a finding in the list. The response may be a bare array, without the member `methods`. */
const whereIn = ({ methods }: LiveList, root: string, { pointer }: Finding): string =>
  pointer === root ? 'list' : describePlace({ methods }, `/methods${pointer.slice(root.length)}`)

/** Names for a message: a server may send line breaks. */
function quoted(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES
  const all = names
    .slice(0, MOST_NAMES)
    .map((name) => JSON.stringify(name))
    .join(', ')
  return rest > 0 ? `${all} and ${rest} more` : all
}

const MOST_NAMES = 10

function invalidMethod(method: JsonObject, pointer: string): Finding[] {
  if (!isRecord(method) || validateMethod(method)) return []
  const known = () => Object.keys(PAYMENT_METHOD.properties)
  return schemaProblems(validateMethod, pointer, method, known).map(({ pointer: at, message }) => ({
    code: 'W21',
    pointer: at,
    message: `the widget can't use this of the method ${JSON.stringify(method.name)}: ${message}`,
  }))
}
