import type { Page } from '@playwright/test'
import { fileNamed } from './builtFiles.ts'
import { FATES } from './fates.ts'
import { WIDGET } from './places.ts'

const NEWER_PAGE = '<script type="module" src="/paywidget/static/index-newer.js"></script><div id="paywidget"></div>'

export interface Deploy {
  /** How many documents of the widget were asked for since. */
  documents(): number
  /** How often the widget looked whether there is a newer build. */
  looks(): number
  /** How often the file was asked for, and missing. */
  misses(): number
  /** The file is there again. */
  bringBack(): void
}

interface DeployOptions {
  /** A newer build has taken the place of the one that is open. */
  readonly isNewer?: boolean
  /** For so many documents the file is missing; then it is there by itself. */
  readonly missingFor?: number
}

/** From now on the server lacks a file of this build. */
export async function deploy(page: Page, missing: string, options: DeployOptions = {}): Promise<Deploy> {
  const { isNewer = true, missingFor = Number.POSITIVE_INFINITY } = options
  let documents = 0
  let looks = 0
  let misses = 0
  let isBack = false
  const { path } = fileNamed(missing)
  await page.route(`**/${path}`, (route) => {
    if (isBack) return route.fallback()
    misses++
    return FATES.missing(route)
  })
  await page.route(
    ({ origin, pathname }) => origin === WIDGET && pathname.startsWith('/paywidget/') && !/\.\w+$/.test(pathname),
    (route) => {
      const isDocument = route.request().resourceType() === 'document'
      if (isDocument) isBack ||= ++documents > missingFor
      else looks++
      return isDocument || !isNewer ? route.fallback() : route.fulfill({ contentType: 'text/html', body: NEWER_PAGE })
    },
  )
  return {
    documents: () => documents,
    looks: () => looks,
    misses: () => misses,
    bringBack: () => {
      isBack = true
    },
  }
}
