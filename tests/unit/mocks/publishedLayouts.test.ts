import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { PUBLISHED_ID, publishedLayouts } from '../../../.ci/vite/publishedLayouts.ts'
import { checkMethodFolders } from '../../../mocks/documents/checkMethodFolders.ts'
import { main } from '../../../src/ops/main.ts'

afterEach(() => vi.unstubAllEnvs())

async function publish(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'published-')), 'layouts')
  await main(['pack', 'fixtures/methods/oxxo', '--out', folder], () => undefined)
  return folder
}

/** What the mock cashier serves in a server that was started with the folder. */
function served(folder: string): Readonly<Record<string, string>> | undefined {
  vi.stubEnv('PAYWIDGET_PUBLISHED', folder)
  const { load } = publishedLayouts()
  if (typeof load !== 'function') throw new Error('the plugin has no load hook')
  const code = String(Reflect.apply(load, undefined, [PUBLISHED_ID])).replace('export default ', '')
  return code === 'undefined' ? undefined : JSON.parse(code)
}

it('npm start -- --published serves the folder as it is, without its history', async () => {
  const files = served(await publish())
  const { layouts } = JSON.parse(files?.['index.json'] ?? '')
  expect(layouts).toEqual([expect.objectContaining({ method: 'oxxo', screen: 'deposit.redirect' })])
  expect(Object.keys(files ?? {})).toEqual(['index.json', layouts[0].file])
})

it('without it, the layouts of the methods are served', () => {
  expect(served('')).toBeUndefined()
})

it('the mistakes of the published folder are shown beside the frame', async () => {
  const folder = await publish()
  expect(checkMethodFolders([], {}, folder)).toEqual([])
  const { layouts } = JSON.parse(served(folder)?.['index.json'] ?? '')
  rmSync(join(folder, layouts[0].file))
  expect(checkMethodFolders([], {}, folder)).toMatchObject([
    { path: join(folder, 'index.json'), isRefused: true, findings: [{ code: 'E22' }] },
  ])
})
