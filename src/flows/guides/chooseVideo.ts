import { readVideo } from '../../api/readGuides.ts'
import type { GuideVideo } from '../../model/guide.ts'

export interface Reader {
  /** As the host asked for it: `es-MX`, `es`. */
  readonly lang: string
  readonly country: string
}

/** The key of the video that is for everybody. */
const EVERYBODY = 'redesign'

/** The video of the player's language and country, else of the language, else of the redesign. */
export function chooseVideo(guide: unknown, { lang, country }: Reader): GuideVideo | undefined {
  const videos = new Map(Object.entries(Object(guide)).map(([key, video]) => [plain(key), video]))
  const language = plain(lang).split('_')[0] ?? ''
  for (const key of [`${language}_${plain(country)}`, language, EVERYBODY]) {
    const video = readVideo(videos.get(key))
    if (video !== undefined) return video
  }
  return undefined
}

/** `es-MX` is `es_mx`. */
const plain = (key: string): string => key.toLowerCase().replaceAll('-', '_')
