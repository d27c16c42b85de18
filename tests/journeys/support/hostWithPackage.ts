import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HOST } from './places.ts'

export interface HostFiles {
  /**
   * The page's module, as an integrator writes it, with `./index.js` for `paywidget`. The target element is `#place`.
   */
  readonly script: string
  /** `http://localhost:…` is cross-site to the widget. */
  readonly site?: string
  readonly query?: Readonly<Record<string, string>>
  /** Files in place of those of the package: name → text. */
  readonly files?: Readonly<Record<string, string>>
}

/** Opens a host page with the built npm package (`dist/npm`) under the strict CSP of the host's server. */
export async function openHost(page: Page, { script, site = HOST, query = {}, files = {} }: HostFiles): Promise<void> {
  await page.route(`${site}/package/*`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/package/', '')
    const body = name === 'page.js' ? script : (files[name] ?? readFileSync(`dist/npm/${name}`, 'utf8'))
    return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body })
  })
  await page.goto(`${site}/package.html?${new URLSearchParams(query)}`)
}
