import { readVideo } from '../api/readGuides.ts'
import type { GuideVideo } from '../model/guide.ts'

export interface Reader {
  /** The language that the host requested, such as `es-MX` or `es`. */
  readonly lang: string
  readonly country: string
}

/** The key of the default video. */
const EVERYBODY = 'redesign'

/** The video for the player's language and country, else for the language, else the default. */
export function chooseVideo(guide: unknown, { lang, country }: Reader): GuideVideo | undefined {
  const videos = new Map(Object.entries(Object(guide)).map(([key, video]) => [plain(key), video]))
  const language = plain(lang).split('_')[0] ?? ''
  for (const key of [`${language}_${plain(country)}`, language, EVERYBODY]) {
    const video = readVideo(videos.get(key))
    if (video !== undefined) return video
  }
  return undefined
}

/** Normalizes a key: `es-MX` becomes `es_mx`. */
const plain = (key: string): string => key.toLowerCase().replaceAll('-', '_')
