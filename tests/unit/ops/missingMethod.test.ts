import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyMethod, newFolder, run, write } from './publish/stand.ts'

/** What `check` says of a method's folder after a change. */
async function checkAfter(change: (method: string) => void) {
  const folder = newFolder()
  const method = copyMethod(folder, 'oxxo')
  change(method)
  return run(folder, 'check', folder)
}

describe('V3 check warns about documents that belong to no method', () => {
  it('when method.json is missing', async () => {
    const { code, output } = await checkAfter((method) => rmSync(join(method, 'method.json')))
    expect(output).toMatch(/oxxo\/layouts\/deposit\.redirect\.json:1:1 {2}W18 {2}file: there is no "method\.json"/)
    expect(output).toContain('add the file. If the document is for all methods, publish it with --all-methods')
    expect(code).toBe(0)
  })

  it('when method.json has another name', async () => {
    const rename = (method: string) => renameSync(join(method, 'method.json'), join(method, 'methods.json'))
    expect((await checkAfter(rename)).output).toContain('there is "methods.json" beside the folder "layouts" instead')
  })

  it('when method.json is a link that leads nowhere', async () => {
    const { output } = await checkAfter((method) => {
      rmSync(join(method, 'method.json'))
      symlinkSync('gone.json', join(method, 'method.json'))
    })
    expect(output).toMatch(/W18 {2}file: the "method\.json" beside the folder "layouts" is a link that leads nowhere/)
    expect(output).not.toContain('instead of')
  })

  it('but not about a published document that is named', async () => {
    const folder = newFolder()
    const method = copyMethod(folder, 'oxxo')
    const layouts = join(folder, 'site/layouts')
    await run(folder, 'pack', method, '--out', layouts)
    const published = readdirSync(layouts).find((name) => name.startsWith('oxxo'))
    expect((await run(folder, 'check', join(layouts, published ?? ''))).output).not.toContain('W18')
  })

  it('but not about a method as it should be, and not about a screen of all methods', async () => {
    expect((await checkAfter(() => {})).output).not.toContain('W18')
    const folder = newFolder()
    const list = { layout: 1, id: 'list', screen: 'deposit.list', body: [] }
    write(folder, { 'all/layouts/deposit.list.json': list })
    expect((await run(folder, 'check', folder)).output).not.toContain('W18')
  })
})

describe('V3 check follows links to folders', () => {
  it('of methods, also of those elsewhere', async () => {
    const [folder, elsewhere] = [newFolder(), newFolder()]
    symlinkSync(copyMethod(elsewhere, 'oxxo'), join(folder, 'linked'))
    const { output } = await run(folder, 'check', folder)
    expect(output).toMatch(/linked\/layouts\/deposit\.redirect\.json: \d+ of 200 nodes/)
  })

  it('and ends at a link to a folder above, or to itself', async () => {
    const { output } = await checkAfter((method) => {
      symlinkSync('..', join(method, 'above'))
      symlinkSync('self', join(method, 'self'))
    })
    expect(output.match(/deposit\.redirect\.json: /g)).toHaveLength(1)
  })
})
