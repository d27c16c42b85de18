import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** The files that the type check and the build need. */
const COPIED = [
  'src',
  'schemas',
  'renderers',
  'fixtures',
  'mocks',
  '.ci',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
]
const COMPILER = 'node_modules/typescript-7/bin/tsc'
const BUILD = ['node_modules/vite/bin/vite.js', 'build', '--minify', 'false', '--logLevel', 'error']

/** Copies the repository without a feature: its folder, and its line in the list of features. */
async function copyWithout(feature: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `paywidget-without-${feature}-`))
  for (const name of COPIED) await cp(name, join(copy, name), { recursive: true })
  await symlink(resolve('node_modules'), join(copy, 'node_modules'))
  await writeFile(
    join(copy, 'tsconfig.src.json'),
    // The studio is no part of the widget.
    JSON.stringify({ extends: './tsconfig.json', include: ['src', 'schemas', 'renderers'], exclude: ['src/studio'] }),
  )
  const list = join(copy, 'src/features/index.ts')
  const lines = (await readFile(list, 'utf8')).split('\n')
  const kept = lines.filter((line) => !line.includes(`'./${feature}/feature.ts'`))
  expect(kept).toHaveLength(lines.length - 1)
  await writeFile(list, kept.join('\n'))
  await rm(join(copy, 'src/features', feature), { recursive: true })
  return copy
}

/** `npm test` builds once, unless LONG=1: the import rules already refuse an import from one feature into another. */
const FEATURES = ['sweepstake', ...(process.env.FEWER_CASES ? [] : ['onramp', 'bonus'])]

it.each(FEATURES)(
  'the widget is compiled and built without the feature "%s"',
  { timeout: 600_000 },
  async (feature) => {
    const copy = await copyWithout(feature)
    try {
      const given = { cwd: copy, env: { ...process.env, NODE_ENV: 'production' } }
      // A command that fails rejects, so the test fails with the output of the command.
      await run(process.execPath, [COMPILER, '--noEmit', '--project', 'tsconfig.src.json'], given)
      await run(process.execPath, BUILD, given)
      const page = await readFile(join(copy, 'dist/site/index.html'), 'utf8')
      expect(page).toContain('<script type="module"')
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  },
)
