import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FILES: Readonly<Record<string, string>> = {
  '/vendors/recaptcha/enterprise.js': 'mocks/vendors/enterprise.js',
  '/vendors/geetest/gt4.js': 'mocks/vendors/gt4.js',
}

/** The path that GeeTest's script requests from its own server. */
const LOAD = '/vendors/geetest/load'

/** The script that the mock captcha vendors serve at a path. */
export function vendorFile(path: string): string | undefined {
  const file = FILES[path]
  if (file !== undefined) return readFileSync(resolve(file), 'utf8')
  return path === LOAD ? '' : undefined
}

/** Headers as a vendor sends them, without any rules about embedding. */
export const VENDOR_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' } as const
