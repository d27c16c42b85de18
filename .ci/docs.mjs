// `npm run docs`: builds the documentation site into dist/docs/, static files for any server. `.ci/docs/` has its menu.
// The studio and the sandbox, which must have been built, are copied into its folder `try/`.
import { cpSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vitepress'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
if (!existsSync('dist/studio/sandbox.html')) {
  throw new Error('dist/studio is missing: the documentation contains the sandbox. Run `npm run build:studio` first.')
}
await build('.ci/docs')
cpSync('dist/studio', 'dist/docs/try', { recursive: true })
