import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isUrl } from './filesAtUrl.ts'
import { hashOfPreview, previewName } from './previewName.ts'

/** A set that was packed with `--preview`: only those who have its hash get it. */
export interface Preview {
  /** The SHA-256 of its index. */
  readonly hash: string
  /** When it was packed; a copy may have another time. */
  readonly at: Date
}

/**
 * The previews of a folder, the newest first. Nothing lists them on a server: who could read the list would have their
 * links.
 */
export function previewsIn(place: string): readonly Preview[] {
  if (isUrl(place) || !existsSync(place)) return []
  return readdirSync(place)
    .flatMap((name) => hashOfPreview(name) ?? [])
    .map((hash) => ({ hash, at: statSync(join(place, previewName(hash))).mtime }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
