// Runs a TypeScript module of the repository in node, through Vite's own pipeline (virtual modules and globs included):
// node .ci/ts.mjs FILE [ARGUMENT…]. The module exports main(arguments): a promise of the exit code.
import { resolve } from 'node:path'
import { loadConfigFromFile, runnerImport } from 'vite'

const [file, ...rest] = process.argv.slice(2)
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, resolve('vite.config.ts'))
const { module } = await runnerImport(resolve(file), { base: config.base, plugins: config.plugins, logLevel: 'error' })
const code = await module.main(rest)
// What was printed has to leave first: into a pipe no more than 64 KB are written at once.
if (typeof code === 'number') process.stdout.write('', () => process.exit(code))
