// `npm run quick`: the static checks, and the unit tests without the models, with a tenth of the generated cases.
import { spawnSync } from 'node:child_process'

process.env.QUICK = '1'
await import('./check.mjs')
if (process.exitCode === 0) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/unit', '--project', 'together', '--project', 'alone']
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}
