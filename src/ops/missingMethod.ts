import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nearest } from '../language/nearest.ts'
import type { FoundFile } from './findFiles.ts'
import { isSkipped } from './isSkipped.ts'
import { isOfAllMethods } from './rules/pages/checkOpened.ts'

/** Why a document in a folder `layouts` belongs to no method, and what to do; undefined if that is as it should be. */
export function missingMethod({ path, screen, method }: FoundFile): string | undefined {
  const layouts = dirname(path)
  // A folder with parts is a set of screens for all methods, such as the built-in ones; one with an index is published.
  const isOther = ['parts', 'index.json'].some((name) => existsSync(join(layouts, name)))
  if (screen === undefined || method !== undefined || isOfAllMethods(screen) || isOther) return undefined
  const names = readdirSync(join(layouts, '..')).filter((name) => !isSkipped(name))
  const meant = nearest('method.json', names)
  const then = 'so this document belongs to no method, and nothing is compared with the fields of one:'
  if (names.includes('method.json'))
    return `the "method.json" beside the folder "layouts" is a link that leads nowhere, ${then} correct the link`
  return meant === undefined
    ? `there is no "method.json" beside the folder "layouts", ${then} add the file. If the document is for all methods, publish it with --all-methods`
    : `there is "${meant}" beside the folder "layouts" instead of "method.json", ${then} rename it`
}
