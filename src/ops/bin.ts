import { main } from './main.ts'

// The command in the npm package; in the repository, .ci/ts.mjs runs main.ts. Exit only after the output is flushed: a
// pipe takes at most 64 KB at once.
const code = await main(process.argv.slice(2))
process.stdout.write('', () => process.exit(code))
