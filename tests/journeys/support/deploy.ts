import type { Page } from '@playwright/test'
import { fileNamed } from './builtFiles.ts'
import { FATES } from './fates.ts'
import { WIDGET } from './places.ts'

const NEWER_PAGE = '<script type="module" src="/paywidget/static/index-newer.js"></script><div id="paywidget"></div>'

export interface Deploy {
  /** Number of requests for the widget's page since the deploy. */
  documents(): number
  /** Number of the widget's checks for a newer build. */
  looks(): number
  /** Number of requests for the missing file. */
  misses(): number
  /** Makes the file available again. */
  bringBack(): void
}

interface DeployOptions {
  /** Whether a newer build was deployed. */
  readonly isNewer?: boolean
  /** The file is missing for this number of page loads. */
  readonly missingFor?: number
  /** The server answers the checks for a newer build after this. */
  readonly answersAfter?: Promise<unknown>
}

/** Removes a file of this build from the server. */
export async function deploy(page: Page, missing: string, options: DeployOptions = {}): Promise<Deploy> {
  const { isNewer = true, missingFor = Number.POSITIVE_INFINITY, answersAfter } = options
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
    async (route) => {
      const isDocument = route.request().resourceType() === 'document'
      if (isDocument) isBack ||= ++documents > missingFor
      else {
        looks++
        await answersAfter
      }
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
