import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The files that git tracks or would add. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')

it('ARCH-03 holds the agreed folders and files at the top, and beside them only what a tool insists on', () => {
  const top = new Set(files.map((file) => file.split('/')[0]!))
  const agreed = [
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'README.md',
    'src',
    'schemas',
    'renderers',
    'fixtures',
    'mocks',
    'tests',
  ]
  for (const name of agreed) expect(top).toContain(name)
  const tools = [
    'package-lock.json',
    'biome.json',
    'vitest.config.ts',
    'playwright.config.ts',
    'LICENSE',
    'CHANGELOG.md',
  ]
  const others = [...top].filter((name) => !agreed.includes(name) && !tools.includes(name) && !name.startsWith('.'))
  expect(others).toEqual([])
})

it('ARCH-01 is written in TypeScript, and only what draws layouts, the frame around them and the studio hold JSX', () => {
  const code = files.filter((file) => /^(src|schemas|renderers|fixtures)\//.test(file))
  expect(code.filter((file) => /\.(js|jsx|mjs)$/.test(file))).toEqual([])
  const withJsx = code.filter((file) => file.endsWith('.tsx'))
  const allowed =
    /^(renderers\/|src\/drawing\/|src\/studio\/|src\/screens\/(Shell|Page|Boundary|Notices|Failure|ShellHeader|Screen|ChallengeView)\.tsx$|src\/app\/mountApp\.tsx$)/
  expect(withJsx.length).toBeGreaterThan(20)
  expect(withJsx.filter((file) => !allowed.test(file))).toEqual([])
})

it('ARCH-02 is made of the packages that were agreed, each of them used', () => {
  const agreed = [
    ...['react', 'react-dom', '@tanstack/react-router', 'mobx', 'mobx-react-lite', 'socket.io-client', 'ajv'],
    ...['json-schema-to-ts', 'i18next', 'qrcode.react', 'vite', 'vitest', 'msw', 'playwright'],
  ]
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const code = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  for (const name of agreed) {
    expect({ ...dependencies, ...devDependencies }, name).toHaveProperty([name])
    expect(code, `${name} is imported`).toMatch(new RegExp(`(from|import|import\\() ?'${name}(/[^']+)?'`))
  }
})
