import { checkCashier, checkStory, namesIn } from './checkBeside.ts'
import { checkFile, type FileReport } from './checkFile.ts'
import { checkMethod } from './checkMethod.ts'
import { checkPart } from './checkPart.ts'
import type { RegexProof } from './createRegexProof.ts'
import { serverFieldsOf } from './document/ServerField.ts'
import { countriesOf, type ReadFolder } from './folderOf.ts'
import type { HasAsset } from './rules/codes/checkAssets.ts'
import type { Texts } from './rules/texts/Texts.ts'

/** A file by what it is. */
export interface SourceFile {
  /** `cashier` and `story` are the files for trying a method. */
  readonly kind: 'method' | 'layout' | 'part' | 'cashier' | 'story'
  /** The name that the content must have: the folder's name for a method, the file's name for a part. */
  readonly name: string
  /** The screen that a layout in a folder `layouts` is named after. */
  readonly screen: string | undefined
}

export interface SourceNeeds {
  readonly texts: Texts | undefined
  readonly proof: RegexProof | undefined
  /** The method's folder that the file belongs to. */
  readonly folder: ReadFolder | undefined
  readonly hasAsset?: HasAsset | undefined
}

/** Checks the text of one file. Runs in Node and in browsers. */
export function checkSource({ kind, name, screen }: SourceFile, source: string, need: SourceNeeds): FileReport {
  const { texts, proof, folder, hasAsset } = need
  if (kind === 'part') return checkPart(source, name, { texts, proof })
  if (kind === 'story') return checkStory(source)
  if (kind === 'cashier') return checkCashier(source, new Set([...namesIn(folder?.method), ...(folder?.drawn ?? [])]))
  const countries = folder && countriesOf(folder)
  if (kind === 'method') {
    const { drawn = new Set<string>(), languages = [] } = folder ?? {}
    return checkMethod(source, name, { texts, proof, drawn, countries: countries ?? [], languages, hasAsset })
  }
  return checkFile(source, {
    screen,
    screensBeside: folder?.screens,
    texts,
    proof,
    countries,
    languages: folder?.languages,
    serverFields: folder?.method && serverFieldsOf(folder.method),
    hasAsset,
    beside: folder?.method && { method: folder.method, cashier: folder.cashier },
  })
}
