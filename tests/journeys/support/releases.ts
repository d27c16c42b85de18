import type { Page, Route } from '@playwright/test'
import { builtFiles } from './builtFiles.ts'
import { WIDGET } from './places.ts'

export type Release = 'old' | 'new'

/** The servers behind one address, during or after a deploy. */
export interface Fleet {
  /** The release of the page. */
  page: Release
  /** Requests alternate between the releases: loads of the page and checks for a newer build alike. */
  isSplit: boolean
  /** The releases whose files are there. */
  files: readonly Release[]
  /** Number of loads of the page. */
  documents: number
  /** Number of checks for a newer build. */
  looks: number
}

const other = (release: Release): Release => (release === 'old' ? 'new' : 'old')

/** The hash in the name of a file, such as `-C1qIYATe` in `static/index-C1qIYATe.js`. */
const HASH = /[.-][\w-]{8}(?=\.\w+$)/

/**
 * Two releases side by side. The old one is the build. The new one has the same code, but another hash in the name of
 * each hashed file, in its page and in each file that names another, like a build after a small change.
 */
export async function deployFleet(page: Page): Promise<Fleet> {
  const fleet: Fleet = { page: 'old', files: ['old'], isSplit: false, documents: 0, looks: 0 }
  const names = new Map(
    builtFiles()
      .map(({ path }) => path.replace(/^.*\//, ''))
      .filter((name) => HASH.test(name))
      .map((name) => [name, name.replace(HASH, (hash) => `${hash[0]}NEW${hash.slice(4)}`)]),
  )
  const olds = new Map([...names].map(([name, renamed]) => [renamed, name]))
  const any = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string) => text.replace(any, (name) => names.get(name) ?? name)

  async function answer(route: Route, url = route.request().url()): Promise<void> {
    const response = await route.fetch({ url })
    await route.fulfill({ response, body: renamed(await response.text()) })
  }

  await page.route(`${WIDGET}/paywidget/static/**`, (route) => {
    const url = new URL(route.request().url())
    const name = url.pathname.replace(/^.*\//, '')
    const old = olds.get(name)
    if (old !== undefined && fleet.files.includes('new')) return answer(route, url.href.replace(name, old))
    if (names.has(name) && fleet.files.includes('old')) return route.fallback()
    if (old === undefined && !names.has(name)) return route.fallback()
    const headers = { 'cache-control': 'no-store' }
    return route.fulfill({ status: 404, contentType: 'text/plain', headers, body: 'Not found' })
  })
  await page.route(
    ({ origin, pathname }) => origin === WIDGET && pathname.startsWith('/paywidget/') && !/\.\w+$/.test(pathname),
    (route) => {
      const isDocument = route.request().resourceType() === 'document'
      if (isDocument) fleet.documents++
      else fleet.looks++
      if (isDocument && fleet.isSplit) fleet.page = other(fleet.page)
      const release = !isDocument && fleet.isSplit ? other(fleet.page) : fleet.page
      return release === 'old' ? route.fallback() : answer(route)
    },
  )
  return fleet
}
