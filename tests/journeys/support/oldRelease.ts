import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Page } from '@playwright/test'
import { WIDGET } from './places.ts'

/** The deployment of today, and what is left of an earlier build in caches and on the servers. */
export interface Fleet {
  /** The earlier build is gone: its page and its files. */
  isGone: boolean
  /** Number of loads of the page. */
  documents: number
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * Opens an earlier build from `.cache/releases`: its page, with the headers of today, and its hashed files. Everything
 * else is of today: the API, the layouts, and the files that both builds have.
 */
export async function deployOver(page: Page, release: string): Promise<Fleet> {
  const fleet: Fleet = { isGone: false, documents: 0 }
  const fileOf = (site: string, { pathname }: URL) => `${site}/${pathname.replace('/paywidget/', '')}`
  await page.route(`${WIDGET}/paywidget/static/**`, (route) => {
    const url = new URL(route.request().url())
    const old = fileOf(`.cache/releases/${release}`, url)
    if (existsSync(fileOf('dist/site', url)) || !/[.-][\w-]{8}\.\w+$/.test(url.pathname)) return route.fallback()
    if (fleet.isGone || !existsSync(old)) return route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
    return route.fulfill({ body: readFileSync(old), contentType: TYPES[extname(old)] ?? 'text/plain', headers })
  })
  await page.route(
    ({ origin, pathname }) => origin === WIDGET && pathname.startsWith('/paywidget/') && !/\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() === 'document') fleet.documents++
      if (fleet.isGone) return route.fallback()
      const response = await route.fetch()
      return route.fulfill({ response, body: readFileSync(`.cache/releases/${release}/index.html`, 'utf8') })
    },
  )
  return fleet
}
