import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { DEV_PACKAGES } from '../../../.ci/vite/devPackages.ts'
import { filesIn } from '../support/filesIn.ts'

/** The code that the pages of `npm start` load; the rest of mocks/ runs in Node. */
const FOLDERS = [
  ...['src', 'renderers', 'schemas'],
  ...['cashier', 'gallery', 'hostPage', 'hosts', 'provider', 'scenarios', 'widgetPage', 'worker'].map(
    (name) => `mocks/${name}`,
  ),
]
/** The commands run in Node, and the web view of an app in React Native. */
const ELSEWHERE = /^src\/(?:ops|embed\/native)\//

it('has every package module that a page of npm start imports: else the page would reload on its first visit', () => {
  const files = FOLDERS.flatMap((folder) => filesIn(folder))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|config\.ts$/.test(file) && !ELSEWHERE.test(file))
  const missing = new Map(
    files.flatMap((file) =>
      packagesOf(readFileSync(file, 'utf8'))
        .filter((name) => !DEV_PACKAGES.includes(name))
        .map((name) => [name, file] as const),
    ),
  )
  expect(Object.fromEntries(missing)).toEqual({})
})

/** The package modules that are still imported after the types are removed. */
function packagesOf(source: string): readonly string[] {
  return ts
    .preProcessFile(source.replaceAll(/^(?:import|export) type [^'=]* from '[^']*'/gm, ''), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^[./]|^(?:virtual|node):|\(/.test(name))
}
