import type { WritableFiles } from '../../ops/publish/Files.ts'

/** The files of a published folder in memory, for a browser that can't write into folders. */
export interface MemoryFiles extends WritableFiles {
  /** All files with what was written since. */
  readonly files: () => Readonly<Record<string, string>>
}

export function memoryFiles(place: string, before: Readonly<Record<string, string>>): MemoryFiles {
  const texts = new Map(Object.entries(before))
  return {
    place,
    read: async (name) => texts.get(name),
    write: async (name, text) => void texts.set(name, text),
    // Nobody else has these files.
    alone: (publish) => publish(),
    files: () => Object.fromEntries([...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}
