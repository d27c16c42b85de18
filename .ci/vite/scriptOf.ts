import { resolve } from 'node:path'
import { build } from 'vite'
import { BASELINE } from './baseline.mjs'
import { packageFolder } from './bundledPackages.mjs'
import { languages } from './languages.ts'

/** Builds an entry into one self-contained script that shares no file with the rest. */
export async function scriptOf(entry: string, format: 'es' | 'iife', root = '.'): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [languages(root)],
    build: {
      target: BASELINE,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(entry),
        preserveEntrySignatures: 'exports-only',
        output: { format, codeSplitting: false },
      },
    },
  })
  const chunk = [made].flat().flatMap((result) => ('output' in result ? result.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`The build of ${entry} produced no script.`)
  const foreign = chunk.moduleIds.find((id) => packageFolder(id)?.startsWith('node_modules/') && !id.startsWith('\0'))
  if (foreign !== undefined)
    throw new Error(`The script of ${entry} contains ${foreign}, which the bill of materials would not list.`)
  return chunk.code
}
