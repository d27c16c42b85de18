import { basename, dirname } from 'node:path'
import validateMethod from 'virtual:validate/calls/paymentMethod/PAYMENT_METHOD?full'
import { PAYMENT_METHOD } from '../../../schemas/calls/paymentMethod.ts'
import { schemaProblems } from '../../language/schemaProblems.ts'
import type { CheckedPath } from '../CheckedPath.ts'
import { inOrder, placedIn, readThen } from '../checkFile.ts'
import { checkLayout } from '../checkLayout.ts'
import { isObject } from '../document/listNodes.ts'
import { serverFieldsOf } from '../document/ServerField.ts'
import type { Finding } from '../Finding.ts'
import { readJson } from '../json/readJson.ts'
import { readFolder } from '../readFolder.ts'
import { compareLive } from './compareLive.ts'
import type { LiveList } from './readLiveList.ts'

type Json = Readonly<Record<string, unknown>>

/** Adds to the findings of method folders how they differ from the live list, and a report of the list itself. */
export function checkLive(
  checked: readonly CheckedPath[],
  live: LiveList,
  read: (path: string) => string,
): readonly CheckedPath[] {
  const folders = checked.flatMap(({ file }) => (file.kind === 'method' ? [dirname(file.path)] : []))
  const liveOf = (folder: string) => live.methods.find(({ name }) => name === nameIn(folder))
  const compared = checked.map((one): CheckedPath => {
    const { method } = one.file
    if (method === undefined) return one
    const folder = dirname(method)
    const findings =
      one.file.kind === 'method'
        ? methodFindings(folder, liveOf(folder), live)
        : one.file.kind === 'layout'
          ? formFindings(read(one.file.path), folder, liveOf(folder))
          : []
    if (findings.length === 0) return one
    const { findings: placed } = readThen(read(one.file.path), () => ({ findings }))
    return { ...one, report: { ...one.report, findings: [...one.report.findings, ...placed].toSorted(inOrder) } }
  })
  return [...compared, listReport(live, folders.map(nameIn))]
}

/** The name in a `method.json`, or that of its folder. */
function nameIn(folder: string): string {
  const name = readFolder(folder).method?.name
  return typeof name === 'string' ? name : basename(folder)
}

function methodFindings(folder: string, live: Json | undefined, list: LiveList): Finding[] {
  const { method, cashier } = readFolder(folder)
  // A list of deposits has no withdrawal methods.
  if (method === undefined || cashier?.transaction === 'withdrawal') return []
  const countries = Array.isArray(cashier?.countries) ? cashier.countries.map(String) : undefined
  return compareLive({ method, countries }, live, list)
}

/** What the check finds in a document with the fields of the live method, and not with those of `method.json`. */
function formFindings(source: string, folder: string, live: Json | undefined): Finding[] {
  const fields = live && serverFieldsOf(live)
  if (fields === undefined) return []
  const { value } = readJson(source)
  const local = serverFieldsOf(readFolder(folder).method)
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
            message: `players get ${missing.length === 1 ? 'a method' : `${missing.length} methods`} without a folder here, on built-in screens: ${missing.join(', ')}. Add a folder for each that should have its own`,
          },
        ]),
  ]
  return {
    file: { path: live.path, kind: 'live', screen: undefined, method: undefined },
    report: { findings: findings.map((finding) => placedIn(finding, live.text)), used: undefined },
  }
}

function invalidMethod(method: Json, pointer: string): Finding[] {
  if (!isObject(method) || validateMethod(method)) return []
  const known = () => Object.keys(PAYMENT_METHOD.properties)
  return schemaProblems(validateMethod, pointer, method, known).map(({ pointer: at, message }) => ({
    code: 'W21',
    pointer: at,
    message: `the widget can't use this of the method "${method.name}": ${message}`,
  }))
}
