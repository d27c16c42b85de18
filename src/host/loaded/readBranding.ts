import { isRecord } from '../../../schemas/isRecord.ts'
import type { FontFile } from '../../platform/page/applyFonts.ts'
import { safeUrl } from '../../platform/windows/safeUrl.ts'
import type { HostBranding } from './HostData.ts'
import type { Warn } from './oneOf.ts'

export interface Branding {
  readonly fonts: readonly FontFile[]
  /** The URL of the picture that bonuses show, or ''. */
  readonly badge: string
}

export interface BrandingReadNeed {
  /** The origins that the host's files may come from. */
  readonly origins: readonly string[]
  /** Whether `localhost` URLs may use http. */
  readonly loopback: boolean
  readonly warn: Warn
}

/** The maximum number of fonts: each is a file that the player's device downloads. */
const FONTS = 8
const FAMILY = /^[\p{L}\p{N} _-]{1,60}$/u
const WEIGHT = /^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/
const ELSEWHERE = 'is not an https URL of an origin in `assets.origins` of the configuration: ignored'

type IsOurs = (url: unknown) => url is string

/**
 * Validates the fonts and the badge of the host's schema (HOST-12, HOST-21, Q-114). Each file must come by https from
 * one of `origins` (B5). Invalid files are left out with a warning.
 */
export function readBranding({ fonts, assets }: HostBranding, need: BrandingReadNeed): Branding {
  const { origins, loopback, warn } = need
  const isOurs: IsOurs = (url): url is string =>
    typeof url === 'string' && origins.includes(safeUrl(url, { loopback })?.origin ?? '-')
  const { badge } = isRecord(assets) ? assets : {}
  if (badge !== undefined && !isOurs(badge)) warn(`schema.assets.badge ${ELSEWHERE}`)
  return { fonts: readFonts(fonts, isOurs, warn), badge: isOurs(badge) ? badge : '' }
}

function readFonts(given: unknown, isOurs: IsOurs, warn: Warn): readonly FontFile[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) {
    warn('schema.fonts is not a list: ignored')
    return []
  }
  if (given.length > FONTS) warn(`schema.fonts has more than ${FONTS}: the first ${FONTS} are taken`)
  return given.slice(0, FONTS).flatMap((font: unknown, at) => {
    const { family, url, weight = 400, style = 'normal' } = isRecord(font) ? font : {}
    const name = `schema.fonts[${at}]`
    if (typeof family !== 'string' || !FAMILY.test(family)) warn(`${name}.family is not a valid font name: ignored`)
    else if (!isOurs(url)) warn(`${name}.url ${ELSEWHERE}`)
    else if (!WEIGHT.test(String(weight))) warn(`${name}.weight is not a valid font weight: ignored`)
    else if (style !== 'normal' && style !== 'italic') warn(`${name}.style must be normal or italic: ignored`)
    else return [{ family, url, weight: String(weight), style }]
    return []
  })
}
