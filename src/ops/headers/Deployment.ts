import { captchaHeaders, type Headers, helperHeaders, widgetHeaders } from './recipe.ts'
import { type Deployed, settingsOf } from './settingsOf.ts'

export interface Deployment {
  readonly config: Deployed
  /** The path of the site, such as `/paywidget`. */
  readonly base: string
  /** The origin of the build's files, if a CDN serves them. */
  readonly filesOrigin?: string | undefined
  /** Files below the base, such as `static/index-C1qIYATe.js`. */
  readonly files: readonly string[]
  /** First segments of the pages' paths, such as `deposit`. */
  readonly pages: readonly string[]
}

/** The first lines of every generated file. */
export const ABOUT = [
  'Written by `npm run build` from the configuration in index.html. Change that, and build again.',
  'Published layouts are in static/layouts/; index.json there is never cached.',
]

interface DocumentHeaders {
  readonly page: Headers
  readonly helper: Headers
  readonly captcha: Headers
}

/** The headers of the three kinds of documents. */
export function documentHeaders({ config, filesOrigin }: Deployment): DocumentHeaders {
  const settings = settingsOf(config, filesOrigin)
  return {
    page: widgetHeaders(settings),
    helper: helperHeaders([], settings.fileOrigins),
    captcha: captchaHeaders(settings.hostOrigins),
  }
}
