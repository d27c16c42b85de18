import type { Files } from './Files.ts'
import { filesAtUrl, isUrl } from './filesAtUrl.ts'
import { filesIn } from './filesIn.ts'

/** The files below a folder, or below a URL such as `https://pay.example/paywidget/static/layouts/`. */
export const filesAt = (place: string): Files => (isUrl(place) ? filesAtUrl(place) : filesIn(place))
