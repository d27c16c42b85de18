import type { FileChange } from './changeOf.ts'
import { isUrl } from './filesAtUrl.ts'

/**
 * What to do about a file that is missing (no `change`) or was changed. `place` is the published folder or its URL;
 * `again` is the instruction for a folder. For a server, the file is copied from the folder, because packing again would
 * not change the server.
 */
export function repairFor(place: string, change: FileChange | undefined, again: string): string {
  const { cause, repair = again } = change ?? {}
  return [cause, isUrl(place) ? COPY : repair].filter(Boolean).join(' ')
}

const COPY =
  'Copy the file from your published folder to the server again, where "check PUBLISHED" finds it in order, and clear the cache of a CDN.'

/** The end of a sentence about a file that could not be read. S3 answers 403 for a missing file too. */
export const absence = (place: string): string =>
  isUrl(place) ? 'is missing, or its permissions do not let players read it' : 'is missing'
