import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesAt } from '../../../../src/ops/publish/filesAt.ts'
import { readSet } from '../../../../src/ops/publish/PublishedSet.ts'
import { contentOf, copyMethod, newFolder, run } from './stand.ts'

/** Two published methods in one folder, one of them also for a part of the players; then the folder of `oxxo` is gone. */
async function stand() {
  const folder = newFolder()
  const [ms, live] = [join(folder, 'ms'), join(folder, 'live')]
  const oxxo = copyMethod(ms, 'oxxo')
  const pse = copyMethod(ms, 'pse')
  const go = (...args: string[]) => run(folder, ...args)
  await go('pack', ms, '--out', live)
  await go('pack', oxxo, pse, '--out', live, '--percent', '10')
  rmSync(oxxo, { recursive: true })
  return { folder, ms, live, pse, go }
}

const methodsOf = async (live: string) => {
  const set = await readSet(filesAt(live))
  return [set?.rows, set?.rollouts].map((rows) => [...new Set(rows?.map(({ method }) => method))])
}

const SAYS = 'Live, and in none of these folders: oxxo. '

it('V3 pack and diff name a live method whose folder is gone, and how to take it off', async () => {
  const { ms, live, go } = await stand()
  const packed = await go('pack', ms, '--out', live, '--percent', '10')
  expect(packed.output).toContain(SAYS)
  expect(packed.output).toMatch(/pack --out \S*live --remove NAME$/)
  const compared = await go('diff', ms, '--live', live)
  expect(compared).toMatchObject({ code: 0, output: expect.stringContaining(SAYS) })
  expect(compared.output).toMatch(/--remove NAME$/)
})

it('V3 pack of single folders says nothing about the others', async () => {
  const { live, pse, go } = await stand()
  expect((await go('pack', pse, '--out', live)).output).not.toContain('Live, and in none')
  expect((await go('diff', pse, '--live', live)).output).not.toContain('Live, and in none')
})

it('V3 pack --remove NAME takes off the documents of that method only', async () => {
  const { ms, live, go } = await stand()
  const { code, output } = await go('pack', '--out', live, '--remove', 'oxxo')
  expect(output).toContain('removed   deposit.redirect of oxxo')
  expect(code).toBe(0)
  expect(await methodsOf(live)).toEqual([['pse'], ['pse']])
  expect((await go('pack', ms, '--out', live, '--percent', '10')).output).not.toContain('Live, and in none')
})

it('V3 pack --remove NAME replaces a renamed method in one publication', async () => {
  const { folder, ms, live, go } = await stand()
  const cash = copyMethod(folder, 'cash_voucher_cl')
  renameSync(cash, join(ms, 'cash_voucher_cl'))
  const { output } = await go('pack', ms, '--out', live, '--remove', 'oxxo')
  expect(output).toContain('removed   deposit.redirect of oxxo')
  expect(output).toMatch(/new {7}\S+ of cash_voucher_cl/)
  expect((await methodsOf(live))[0]?.toSorted()).toEqual(['cash_voucher_cl', 'pse'])
})

it('V3 pack --remove NAME takes off no method whose documents were lost', async () => {
  const { ms, live, go } = await stand()
  const before = contentOf(live)
  rmSync(join(ms, 'pse', 'layouts'), { recursive: true })
  expect(await go('pack', ms, '--out', live, '--remove', 'oxxo')).toMatchObject({
    code: 2,
    output: expect.stringContaining('The folder of pse has no documents'),
  })
  expect(contentOf(live)).toEqual(before)
})

it.each<[string, string[], string]>([
  ['a misspelt name', ['--remove', 'oxo'], 'no documents of a method "oxo". Did you mean "oxxo"?'],
  ['a method whose folder is there', ['ms', '--remove', 'pse'], '--remove pse would take off the documents that'],
  ['a missing folder without --remove', ['oxxo'], 'There is no file or folder'],
])('V3 pack refuses %s', async (_, args, sentence) => {
  const { folder, live, go } = await stand()
  const before = contentOf(live)
  const paths = args.map((arg) => (arg === 'ms' ? join(folder, arg) : arg))
  expect(await go('pack', ...paths, '--out', live)).toMatchObject({
    code: 2,
    output: expect.stringContaining(sentence),
  })
  expect(contentOf(live)).toEqual(before)
})
