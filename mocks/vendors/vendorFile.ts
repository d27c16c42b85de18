import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FILES: Readonly<Record<string, string>> = {
  '/vendors/recaptcha/enterprise.js': 'mocks/vendors/enterprise.js',
  '/vendors/geetest/gt4.js': 'mocks/vendors/gt4.js',
}

/** What GeeTest asks of its own server. */
const LOAD = '/vendors/geetest/load'

/** What the pretended vendors of captchas serve at a path: scripts all. */
export function vendorFile(path: string): string | undefined {
  const file = FILES[path]
  if (file !== undefined) return readFileSync(resolve(file), 'utf8')
  return path === LOAD ? '' : undefined
}

/** As a vendor sends it: it knows nothing of who may embed it. */
export const VENDOR_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' } as const
