import { ICON_ID } from '../../../../schemas/iconId.ts'
import { isRecord } from '../../../../schemas/isRecord.ts'
import { BANK_STEPS } from '../../../reference/bankSteps.ts'
import { escaped } from '../../document/listNodes.ts'
import { fieldsOf, type RawField } from '../../document/RawField.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import type { JsonObject } from '../../json/JsonObject.ts'
import { unknownLanguage } from '../texts/languages.ts'
import { unknownCountry } from './checkCodes.ts'

/**
 * Whether the deployment has a file in the folder `kind` (icons, instructions or videos); undefined if nothing is known
 * about the deployment's files.
 */
export type HasAsset = (kind: string, file: string) => boolean | undefined

/** W18: pictures and videos of a method that are missing or can't be loaded. */
export function checkAssets(
  { iconIds, visualInstruction: steps, video_guide_url: videos }: JsonObject,
  hasAsset: HasAsset,
): Finding[] {
  const icons = Array.isArray(iconIds) ? iconIds.map((icon) => Object(icon).iconId) : []
  const images = Array.isArray(steps) ? steps.map((step) => Object(step).image) : []
  return [
    ...icons.flatMap((id, index) => iconIdFindings(id, `/iconIds/${index}/iconId`, hasAsset)),
    ...images.flatMap((image, index) =>
      missing(image, 'instructions', hasAsset, `/visualInstruction/${index}/image`, 'the step has no picture'),
    ),
    ...Object.entries(Object(videos)).flatMap(([key, video]) => videoFindings(key, video, hasAsset)),
  ]
}

function iconIdFindings(id: unknown, pointer: string, hasAsset: HasAsset): Finding[] {
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return []
  if (ICON_ID.test(String(id))) return missing(`${id}.svg`, 'icons', hasAsset, pointer, 'the tile shows a general icon')
  const bare = String(id).replace(/\.svg$/i, '')
  const repair = ICON_ID.test(bare) ? `write "${bare}"` : 'rename the file, and write its new name here'
  return [
    finding(
      pointer,
      `the widget leaves this icon out, because the name of an icon has only letters from A to Z, digits, "-" and "_", without ".svg": ${repair}`,
    ),
  ]
}

/** W18: icons of a document's fields and options that are missing. */
export function checkIcons(nodes: readonly RawNode[], hasAsset: HasAsset = () => undefined): Finding[] {
  return nodes
    .flatMap(fieldsOf)
    .flatMap((field) => [...markFindings(field, hasAsset), ...iconFindings(field, hasAsset)])
}

function markFindings({ json: { mark }, pointer }: RawField, hasAsset: HasAsset): Finding[] {
  if (typeof mark !== 'string' || mark === 'flag') return []
  return missing(`${mark}.svg`, 'icons', hasAsset, `${pointer}/mark`, 'the field has no mark')
}

/** The icons of the options, also of those that depend on another field. */
function iconFindings({ json: { items, cascade }, pointer }: RawField, hasAsset: HasAsset): Finding[] {
  const lists = [
    [`${pointer}/items`, items] as const,
    ...Object.entries(Object(Object(cascade).items)).map(
      ([value, list]) => [`${pointer}/cascade/items/${escaped(value)}`, list] as const,
    ),
  ]
  return lists.flatMap(([at, list]) =>
    Array.isArray(list)
      ? list.flatMap((item, index) => {
          const { icon } = Object(item)
          const file = typeof icon === 'string' ? `${icon}.svg` : undefined
          return missing(file, 'icons', hasAsset, `${at}/${index}/icon`, 'the option shows its initials')
        })
      : [],
  )
}

const finding = (pointer: string, message: string): Finding => ({ code: 'W18', pointer, message })

function videoFindings(key: string, video: unknown, hasAsset: HasAsset): Finding[] {
  const at = `/video_guide_url/${key}`
  const { url, poster, captions } = isRecord(video) ? video : { url: video }
  const urlAt = isRecord(video) ? `${at}/url` : at
  const [language = '', country] = key.split('_')
  const unknown =
    key === 'redesign'
      ? undefined
      : (unknownLanguage(language) ?? (country === undefined ? undefined : unknownCountry(country)))
  return [
    ...(unknown === undefined
      ? []
      : [finding(at, `${unknown} (a key is a language, a language with a country such as es_MX, or "redesign")`)]),
    ...(typeof url === 'string' ? urlFindings(url, urlAt, hasAsset) : []),
    ...missing(poster, 'videos', hasAsset, `${at}/poster`, 'the video has no poster image'),
    ...missing(captions, 'videos', hasAsset, `${at}/captions`, 'the video has no captions'),
  ]
}

/** Sites that answer with pages. */
const PAGES =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|instagram\.com|facebook\.com|drive\.google\.com|docs\.google\.com|dropbox\.com|loom\.com)\//i

function urlFindings(url: string, pointer: string, hasAsset: HasAsset): Finding[] {
  if (PAGES.test(url))
    return [
      finding(
        pointer,
        'this is the address of a page with a video, which can not be played: give that of the file, such as https://pay.example/guide.mp4, or put the file into the folder "videos"',
      ),
    ]
  if (/^https:\/\//i.test(url)) return []
  if (/^http:\/\//i.test(url))
    return [
      finding(
        pointer,
        `the video is never shown, because its address begins with "http://": use an address that begins with "https://"`,
      ),
    ]
  if (/[/:?]/.test(url))
    return [
      finding(
        pointer,
        `"${url}" is neither an address that begins with "https://" nor the name of a file in the folder "videos" of the static path, so the video is never shown`,
      ),
    ]
  return missing(url, 'videos', hasAsset, pointer, 'the video can not be played')
}

/** A file that the deployment does not have. */
function missing(file: unknown, kind: string, hasAsset: HasAsset, pointer: string, consequence: string): Finding[] {
  if (typeof file !== 'string' || file === '' || OURS.has(file)) return []
  if (hasAsset(kind, file) !== false) return []
  return [
    finding(
      pointer,
      `there is no file "${file}" in the folder "${kind}", so ${consequence}: add the file, or correct its name`,
    ),
  ]
}

/** The pictures of the widget itself. */
const OURS = new Set(Object.values(BANK_STEPS).flatMap((steps) => steps.map(({ image }) => image)))
