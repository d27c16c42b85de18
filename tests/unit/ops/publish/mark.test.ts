import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyMethod, edit, json, newFolder, read, run, served, write } from './stand.ts'

/** A folder with two methods, published in two publications; the second one was completed by hand. */
async function stand() {
  const folder = newFolder()
  const live = join(folder, 'live')
  const [oxxo, pse] = [copyMethod(folder, 'oxxo'), copyMethod(folder, 'pse')]
  const go = (...args: string[]) => run(folder, ...args)
  await go('pack', oxxo, '--out', live)
  edit(join(oxxo, 'layouts/deposit.redirect.json'), '1. Get', '1. Take')
  await go('pack', oxxo, pse, '--out', live)
  return { folder, go, live, oxxo, pse }
}

/** Saves files once more as an editor of Windows does. */
const mark = (folder: string, ...names: readonly string[]): void => {
  for (const name of names) writeFileSync(join(folder, name), `\uFEFF${read(folder, name)}`)
}

const methodsIn = (live: string): readonly string[] =>
  json(live, 'index.json').layouts.map(({ method }: { method: string }) => method)

it('rollback of one method keeps the others if the index has a byte-order mark', async () => {
  const { go, live } = await stand()
  const { layouts } = json(live, 'index.json')
  const added = { method: 'added_by_hand', screen: 'deposit.redirect', file: layouts[0].file }
  write(live, { 'index.json': { version: 1, layouts: [...layouts, added] } })
  const before = methodsIn(live)
  mark(live, 'index.json', 'history/log.json', 'history/1.json')
  expect((await go('rollback', live, 'oxxo')).code).toBe(0)
  expect(methodsIn(live).toSorted()).toEqual(before.toSorted())
})

it('a byte-order mark in a published file makes no difference, as for the widget', async () => {
  const { go, live, oxxo, pse } = await stand()
  const { output } = await go('pack', pse, '--out', live, '--percent', '10', '--preview')
  const hash = /"layoutPreview": "([0-9a-f]+)"/.exec(output)?.[1]
  await go('pack', pse, '--out', live, '--percent', '10')
  const names = json(live, 'index.json').layouts.map(({ file }: { file: string }) => file)
  mark(live, ...new Set<string>(names), 'index.json', 'history/log.json', ...(hash ? [`index.${hash}.json`] : []))
  for (const args of [
    ['status', live],
    ['check', live],
    ['diff', oxxo, '--live', live],
    ['pack', oxxo, '--out', live],
  ])
    expect(await go(...args), args[0]).toMatchObject({
      code: 0,
      output: expect.not.stringMatching(/changed|mark|can't be used|repaired|[EW]\d\d/),
    })
  await served(live, async (url) =>
    expect((await go('pack', oxxo, '--out', live, '--live', url)).output).toContain('Nothing to change'),
  )
})
