import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { certificateProblem } from '../../../../src/ops/publish/certificateProblem.ts'
import { newFolder, run, served } from './stand.ts'

it.each([
  ['CERT_HAS_EXPIRED', "has expired. Renew it: players' browsers refuse it as well."],
  ['CERT_NOT_YET_VALID', "Check this computer's clock"],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'for another name than pay.example. Use the name of the certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS=authority.pem'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS=authority.pem'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'send the intermediate certificates'],
])('explains how to fix %s', (code, words) => {
  expect(certificateProblem(code, 'pay.example')).toContain(words)
})

it('leaves other errors to others', () => {
  expect(certificateProblem('ECONNREFUSED', 'pay.example')).toBeUndefined()
})

it('status says that a server does not speak https', async () => {
  const folder = newFolder()
  await served(folder, async (url) => {
    const { code, output } = await run(folder, 'status', url.replace('http:', 'https:'))
    expect(output).toContain('the server does not speak https at this address')
    expect(code).toBe(1)
  })
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

it.runIf(hasOpenssl)('status says what to do about a certificate that no public authority has signed', async () => {
  const folder = newFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const { port } = server.address() as AddressInfo
    const { code, output } = await run(folder, 'status', `https://127.0.0.1:${port}/`)
    expect(output).toContain("can't be trusted: no public authority has signed its certificate.")
    expect(code).toBe(1)
  } finally {
    server.close()
  }
})
