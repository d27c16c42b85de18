import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import type { LocalDocument, LocalDocuments } from '../../ops/publish/LocalDocuments.ts'
import { screenOf } from '../folder/paths.ts'

/** What `pack` would publish of a method's folder. */
export function folderDocuments({ files, name }: MethodFiles): Pick<LocalDocuments, 'documents' | 'methods'> {
  const method = methodIn(files['method.json']) ?? name
  const documents = Object.entries(files).flatMap(([path, text]): readonly LocalDocument[] => {
    const screen = screenOf(path)
    return screen === undefined ? [] : [{ path, place: { method, screen }, text }]
  })
  return { documents, methods: [method] }
}

function methodIn(text: string | undefined): string | undefined {
  try {
    const { name } = Object(JSON.parse(text ?? ''))
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}
