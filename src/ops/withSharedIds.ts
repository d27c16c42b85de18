import { SCREENS } from '../../schemas/layout/screens/index.ts'
import { type FileReport, inOrder } from './checkFile.ts'
import type { Place } from './json/Place.ts'
import { readJson } from './json/readJson.ts'

interface Checked {
  readonly file: { readonly path: string; readonly kind: string; readonly screen: string | undefined }
  readonly report: FileReport
}

/** W18: an id that another document has: reports name the document by its id. */
export function withSharedIds<T extends Checked>(checked: readonly T[], read: (path: string) => string): readonly T[] {
  const first = new Map<string, string>()
  return checked.map((one) => {
    const { file, report } = one
    // A copy of a document, under a name that is none, is an error already.
    const isNamed = file.screen !== undefined && Object.hasOwn(SCREENS, file.screen)
    const id = file.kind === 'layout' && isNamed ? idIn(file.path, read) : undefined
    if (id === undefined) return one
    const other = first.get(id.value)
    if (other === undefined) first.set(id.value, file.path)
    if (other === undefined || other === file.path) return one
    const message = `${other} has the same id "${id.value}", so reports can't tell the two documents apart: give this one another`
    const finding = { place: id.place, code: 'W18' as const, where: 'document', message }
    return { ...one, report: { ...report, findings: [...report.findings, finding].toSorted(inOrder) } }
  })
}

function idIn(
  path: string,
  read: (path: string) => string,
): { readonly value: string; readonly place: Place } | undefined {
  try {
    const text = readJson(read(path))
    const { id } = Object(text.value)
    return typeof id === 'string' ? { value: id, place: text.placeOf('/id') } : undefined
  } catch {
    return undefined
  }
}
