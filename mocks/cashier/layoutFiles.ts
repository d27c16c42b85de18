import published from 'virtual:published-layouts'
import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import type { LayoutIndex } from '../../schemas/layout/layoutIndex.ts'
import { foreignDocument, foreignMethod } from './profiles/foreignNames.ts'
import { publishedText } from './publishedText.ts'
import type { LayoutsFault } from './Scenario.ts'

export interface LayoutFiles {
  /** The text of index.json; undefined when the file is missing. */
  readonly index: string | undefined
  /** The text of each layout, by file name. */
  readonly documents: ReadonlyMap<string, string>
}

type Row = LayoutIndex['layouts'][number]

/**
 * The layouts of the fixtures as production publishes them, optionally with a fault: an index, and a file per layout,
 * named by its content hash. `isForeign` uses the method names of the foreign server. With `npm start -- --published
 * FOLDER`, the files of that folder instead, unless a scenario has a fault of its own.
 */
export async function layoutFiles(fault?: LayoutsFault, isForeign = false): Promise<LayoutFiles> {
  return published !== undefined && fault === undefined ? publishedFiles(published) : builtFiles(fault, isForeign)
}

function publishedFiles({ 'index.json': index, ...documents }: Readonly<Record<string, string>>): LayoutFiles {
  return { index, documents: new Map(Object.entries(documents)) }
}

/** The hashes of the last files by text: an edit in the studio publishes all layouts again, and changes one of them. */
let known: ReadonlyMap<string, string> = new Map()

async function builtFiles(fault: LayoutsFault | undefined, isForeign: boolean): Promise<LayoutFiles> {
  const documents = new Map<string, string>()
  const layouts: Row[] = []
  const hashes = new Map<string, string>()
  for (const { method, screen, text } of ownLayouts()) {
    const content = publishedText(isForeign ? foreignDocument(text) : text, fault)
    const digest = known.get(content) ?? (await hash(content))
    hashes.set(content, digest)
    const file = `${method}-${screen.replaceAll('.', '-')}.${digest}.json`
    documents.set(file, content)
    layouts.push({ method: isForeign ? foreignMethod(method) : method, screen, file })
  }
  known = hashes
  return { index: indexText({ version: 1, layouts }, fault), documents }
}

function ownLayouts() {
  return METHOD_FOLDERS.flatMap(({ name, texts }) =>
    Object.entries(texts).map(([screen, text]) => ({ method: name, screen, text })),
  )
}

function indexText(index: LayoutIndex, fault: LayoutsFault | undefined): string | undefined {
  if (fault === 'missing') return undefined
  return fault === 'notJson' ? '<!doctype html><title>Gateway</title>' : JSON.stringify(index)
}

/** The first 16 hex digits of the SHA-256 of the text. */
async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
