import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyMethod, json, newFolder, run, write } from './publish/stand.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
  copyMethod(folder, 'oxxo')
})
afterEach(() => vi.unstubAllEnvs())

const MEXICO = ['--country', 'MX', '--currency', 'MXN']
const method = () => json(folder, 'oxxo', 'method.json')
const checked = (live: string, ...options: readonly string[]) =>
  run(folder, 'check', join(folder, 'oxxo'), '--live', live, ...options)

/** The check against a saved list. */
async function checkedFile(content: unknown, ...options: readonly string[]) {
  const path = join(folder, 'live.json')
  writeFileSync(path, Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content))
  return checked(path, ...options)
}

/** The check against an API with one response. */
async function checkedUrl(status: number, body: string, headers: Readonly<Record<string, string>> = {}, format = '') {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/list?key=secret`
    return await checked(url, ...MEXICO, ...(format === '' ? [] : ['--format', format]))
  } finally {
    server.close()
  }
}

describe('V3 a saved list of live methods', () => {
  it('may begin with a byte-order mark', async () => {
    expect(await checkedFile(`\uFEFF${JSON.stringify({ methods: [method()] })}`, ...MEXICO)).toMatchObject({ code: 0 })
  })

  it.each<[string, (text: string) => unknown, RegExp]>([
    ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), /live\.json can't be read: The file is UTF-16/],
    ['packed', (text) => gzipSync(text), /live\.json is compressed with gzip/],
    ['a web page', () => '\n<!DOCTYPE html><html>Sign in</html>', /live\.json is a web page, such as one to sign in/],
    ['an error', () => ({ error: 'Unauthorized' }), /has an error instead of methods: "Unauthorized"/],
    ['in a wrapper', () => ({ data: { methods: [] } }), /has "methods" inside "data", where the widget does not look/],
  ])('that is %s is named as such', async (_, contentOf, message) => {
    const { code, output } = await checkedFile(contentOf(JSON.stringify({ methods: [method()] })))
    expect(output).toMatch(message)
    expect(code).toBe(1)
  })

  it.each([
    ['a folder', () => folder, 'is a folder: name a file'],
    ['no address', () => 'http://', '"http://" is not a valid URL'],
  ])('%s is wrong usage', async (_, live, message) => {
    const { code, output } = await checked(live(), ...MEXICO)
    expect(output).toContain(message)
    expect(code).toBe(2)
  })

  it('without a place is not said to be that of all players', async () => {
    const other = { methods: [{ ...method(), name: 'other' }] }
    const { output } = await checkedFile(other)
    expect(output).toMatch(/W21 .*the list in live\.json does not have "oxxo"/)
    expect(output).not.toContain('no player gets')
    expect((await checkedFile(other, ...MEXICO)).output).toContain('no player gets this method: the live list for MX')
  })

  it('has categories as the widget reads them', async () => {
    write(folder, { 'oxxo/method.json': { ...method(), category: '' } })
    const without = { ...method(), category: null }
    expect((await checkedFile({ methods: [without] })).output).not.toContain('category of the live method')
    write(folder, { 'oxxo/method.json': { ...method(), category: 'Mobile' } })
    const small = { ...method(), category: 'mobile' }
    expect((await checkedFile({ methods: [small] })).output).not.toContain('category of the live method')
  })

  it('is compared with a folder in which "layouts" is a file', async () => {
    mkdirSync(join(folder, 'plain'))
    write(folder, { 'plain/method.json': { ...method(), name: 'plain' }, 'plain/layouts': 'x' })
    const { output } = await run(folder, 'check', join(folder, 'plain'))
    expect(output).toMatch(/in 1 file\.$/)
  })

  it.each([
    ['with members', (methods: object[]) => ({ methods })],
    ['bare', (methods: object[]) => methods],
  ])('%s has methods, not blocks, and their names can not add lines', async (_, listOf) => {
    const { output } = await checkedFile(listOf([method(), { name: 'x\ny', fields: 'none' }]))
    expect(output).toMatch(/^live\.json:\d+:\d+ {2}W21 {2}method 2: the widget can't use this of the method "x\\ny"/m)
  })
})

describe('V3 the country and the currency of the list', () => {
  it('may be in lower case', async () => {
    const { output } = await checkedFile({ methods: [method()] }, '--country', 'mx', '--currency', 'mxn')
    expect(output).not.toContain('W21')
    const other = await checkedFile({ methods: [{ name: 'other' }] }, '--country', 'mx', '--currency', 'mxn')
    expect(other.output).toContain('no player gets this method: the live list for MX and MXN')
  })

  it.each([
    [['--country', 'Mexico'], '--country: "MEXICO" is not a country by its ISO 3166 code'],
    [['--country='], '--country has no value'],
    [['--currency', 'MXM'], '--currency: "MXM" is not a currency'],
    [['--currency='], '--currency has no value'],
  ])('are refused if they are unknown: %s', async (options, message) => {
    const { code, output } = await checkedFile({ methods: [method()] }, ...options)
    expect(output).toContain(message)
    expect(code).toBe(2)
  })
})

describe('V3 an API that refuses', () => {
  it.each<[string, number, string, Readonly<Record<string, string>>, RegExp]>([
    ['sends elsewhere', 302, '', { location: '/sign-in?a=b' }, /answers 302: it sends to http:\S+\/sign-in\. If/],
    ['wants a token', 401, '{}', {}, /answers 401: it wants the token of a player/],
    ['knows no such address', 404, '', {}, /answers 404: there is nothing at this address/],
    ['has a problem', 500, '', {}, /answers 500: the server has a problem/],
    ['shows a page', 200, '<html>Sign in</html>', {}, /list is a web page, such as one to sign in/],
  ])('%s: the message says so, without the query', async (_, status, body, headers, message) => {
    const { code, output } = await checkedUrl(status, body, headers)
    expect(output).toMatch(message)
    expect(output).not.toContain('secret')
    expect(code).toBe(1)
  })

  it('is not the fault of a missing token if there is one', async () => {
    vi.stubEnv('PAYWIDGET_TOKEN', 'expired')
    expect((await checkedUrl(401, '')).output).toContain('does not accept the token')
  })

  it('a token that no header can have is never printed', async () => {
    vi.stubEnv('PAYWIDGET_TOKEN', 'top\nsecret')
    const { code, output } = await checkedUrl(200, '{"methods":[]}')
    expect(output).toContain('The token in PAYWIDGET_TOKEN has line breaks')
    expect(output).not.toMatch(/top|secret/)
    expect(code).toBe(2)
  })

  it.each(['json', 'sarif'])('in %s, its address is as given, without the query', async (format) => {
    const { output } = await checkedUrl(200, JSON.stringify({ methods: [{ name: 'x', fields: 'none' }] }), {}, format)
    const found = JSON.parse(output)
    const paths =
      format === 'json'
        ? found.findings.map(({ path }: { path: string }) => path)
        : found.runs[0].results.map((result: SarifResult) => result.locations[0]?.physicalLocation.artifactLocation.uri)
    expect(paths).toContainEqual(expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/list$/))
  })
})

interface SarifResult {
  readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }[]
}
