import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { type CheckResult, checkText } from '../language/checkDocument.ts'
import { checkHash } from './checkHash.ts'

export interface DocumentRead extends CheckResult {
  /** True if the hash could not be checked, because `crypto.subtle` is not available. */
  readonly isUnproved: boolean
}

/** Verifies the hash in the file name of a published layout, then checks the layout. Throws if the hash does not match. */
export async function readDocument(file: string, text: string, screen: ScreenName): Promise<DocumentRead> {
  const isProved = await checkHash(file, text)
  return { ...checkText(text, screen), isUnproved: !isProved }
}
