// Runs a TypeScript module of the repository in node through Vite's pipeline, with virtual modules and globs:
// node .ci/ts.mjs FILE [ARGUMENT…]. The module exports main(arguments), which returns a promise of the exit code.
import { resolve } from 'node:path'
import { loadConfigFromFile, runnerImport } from 'vite'

const [file, ...rest] = process.argv.slice(2)
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, resolve('vite.config.ts'))
const { module } = await runnerImport(resolve(file), {
  base: config.base,
  plugins: config.plugins,
  logLevel: 'error',
  // The modules of `validator` import each other without file extensions, which node does not resolve.
  environments: { inline: { resolve: { noExternal: ['validator'] } } },
})
const code = await module.main(rest)
// Exit only after the output is flushed: a pipe takes at most 64 KB at once.
if (typeof code === 'number') process.stdout.write('', () => process.exit(code))
