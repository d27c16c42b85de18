// Runs a TypeScript module of the repository in node, through Vite's own pipeline (virtual modules and globs included):
// node .ci/ts.mjs FILE [ARGUMENT…]. The module exports main(arguments): a promise of the exit code.
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [file, ...rest] = process.argv.slice(2)
const { module } = await runnerImport(resolve(file), { configFile: resolve('vite.config.ts'), logLevel: 'error' })
const code = await module.main(rest)
if (typeof code === 'number') process.exit(code)
