import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HOST } from './places.ts'

export interface HostFiles {
  /** The module of the page, as an integrator writes it; `paywidget` is `./index.js` there. Its place is `#place`. */
  readonly script: string
  /** `http://localhost:…` is another site than the widget's. */
  readonly site?: string
  readonly query?: Readonly<Record<string, string>>
}

/** A host's own page with the npm package as it is published (`dist/npm`), under the strict policy of the host's server. */
export async function openHost(page: Page, { script, site = HOST, query = {} }: HostFiles): Promise<void> {
  await page.route(`${site}/package/*`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/package/', '')
    const body = name === 'page.js' ? script : readFileSync(`dist/npm/${name}`, 'utf8')
    return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body })
  })
  await page.goto(`${site}/package.html?${new URLSearchParams(query)}`)
}
