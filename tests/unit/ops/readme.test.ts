import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import reference from '../../../schemas/layout/README.md?raw'
import { checkText } from '../../../src/language/checkDocument.ts'
import { main } from '../../../src/ops/main.ts'

/** The fenced code blocks of the reference. */
const FENCED = reference.split('```').filter((_, index) => index % 2 === 1)
const blocks = (kind: string) =>
  FENCED.flatMap((text) => (text.startsWith(`${kind}\n`) ? [text.slice(kind.length + 1)] : []))
const [METHOD = '', LAYOUT = ''] = blocks('json')

async function check(layout: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'readme-'))
  mkdirSync(join(root, 'voucher_mx/layouts'), { recursive: true })
  writeFileSync(join(root, 'voucher_mx/method.json'), METHOD)
  writeFileSync(join(root, 'voucher_mx/layouts/deposit.redirect.json'), layout)
  const lines: string[] = []
  await main(['check', root], (line) => lines.push(line.replaceAll(`${root}/`, '')))
  return lines.join('\n')
}

it('O5 the command says of the reference’s own method what the reference says that it does', async () => {
  const said = blocks('').map((text) => text.replace(/^\$ .*\n/, '').trim())
  expect(said).toContain(await check(LAYOUT))
  const wrong = LAYOUT.replace('"note"', '"not"').replace('payment.submit', 'payment.submt')
  expect(said).toContain(await check(wrong))
})

it('O5 the reference’s own layout has the notes of a payment, and a button that says when it is busy', () => {
  const { layout } = checkText(LAYOUT)
  const words = JSON.stringify(layout?.body, (_, value) => (value instanceof Map ? [...value] : value))
  for (const key of ['checkingText', 'unknown', 'found', 'elsewhere']) expect(words).toContain(`"form.deposit.${key}"`)
  expect(layout?.body.find(({ type }) => type === 'submit')?.slots.has('busyLabel')).toBe(true)
})
