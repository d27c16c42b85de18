import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { main } from '../../../src/ops/main.ts'
import { withoutSecrets } from '../../../src/ops/withoutSecrets.ts'
import { copyMethod, newFolder, run } from './publish/stand.ts'

const USER = 'operator%40pay:s3cret-pass%21word'
const SECRETS = ['operator', 's3cret', 'pass%21', 'pass!', 'abcdef-123456', 'zyxwvu-654321']
const QUERY = '?token=abcdef-123456#access=zyxwvu-654321'

/** Answers every request; returns the headers that it got. */
async function serving(status: number, body: string, use: (host: string) => Promise<void>) {
  const heard: (string | undefined)[] = []
  const server = createServer((request, response) => {
    heard.push(request.headers.authorization)
    response.writeHead(status, { location: `http://${USER}@127.0.0.1:1/login${QUERY}` }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  await use(`127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  return heard
}

const expectClean = (output: string) => {
  for (const secret of SECRETS) expect(output).not.toContain(secret)
}

describe('V3 the commands never print the user, the password or the query of an address', () => {
  const folder = newFolder()
  const method = copyMethod(folder, 'oxxo')
  const live = ['--country', 'MX', '--currency', 'MXN']

  it.each<[string, (address: string) => readonly string[]]>([
    ['status', (address) => ['status', address]],
    ['diff', (address) => ['diff', method, '--live', address]],
    ['diff with an equals sign', (address) => ['diff', method, `--live=${address}`]],
    ['check of an address', (address) => ['check', address]],
    ['check --live', (address) => ['check', method, '--live', address, ...live]],
    ['pack', (address) => ['pack', method, '--out', address]],
    ['rollback', (address) => ['rollback', address]],
    ['an unknown command', (address) => [address]],
    ['an address as an option', (address) => ['status', `--${address}`]],
  ])('%s, whatever the server does', async (_, args) => {
    const addresses = ['https://', 'http://'].flatMap((scheme) => [
      `${scheme}${USER}@127.0.0.1:1/layouts/${QUERY}`,
      `${scheme}${USER}@no such host/${QUERY}`,
      `${scheme}${USER}@pay.invalid:99999/${QUERY}`,
    ])
    for (const address of addresses) {
      const { output, code } = await run(folder, ...args(address))
      expect(code).toBeGreaterThan(0)
      expectClean(output)
    }
    for (const status of [200, 302, 401, 404, 500])
      await serving(status, '<html>', async (host) => {
        expectClean((await run(folder, ...args(`http://${USER}@${host}/layouts/${QUERY}`))).output)
      })
  })

  it('an error that nobody expected is cleaned as well', async () => {
    vi.stubGlobal('URL', class { constructor(text: string) { throw new TypeError(`Invalid URL: ${text}`) } }) // biome-ignore format: one line
    const address = `https://${USER}@pay.example/${QUERY}`
    await expect(main(['status', address], () => {}).then(String, (error) => String(error))).resolves.not.toMatch(
      /s3cret|abcdef/,
    )
    vi.unstubAllGlobals()
  })

  it('sends the user and the password, which fetch would refuse in the address', async () => {
    const heard = await serving(200, '{"version": 1, "layouts": []}', async (host) => {
      await run(folder, 'status', `http://${USER}@${host}/`)
    })
    expect(heard[0]).toBe(`Basic ${Buffer.from('operator@pay:s3cret-pass!word').toString('base64')}`)
  })
})

it('V3 ordinary words stay, although a query has them', () => {
  const clean = withoutSecrets(['status', 'https://pay.example/layouts/?v=2026&country=MX', 'voucher_mx'])
  expect(clean('https://pay.example/layouts/?v=2026&country=MX is live since 2026-11-26 in MX')).toBe(
    'https://pay.example/layouts/ is live since 2026-11-26 in MX',
  )
})
