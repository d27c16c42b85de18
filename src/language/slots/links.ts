import type { TextJson } from '../../../schemas/layout/document.ts'
import { safeUrl } from '../../platform/windows/safeUrl.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

interface LinkJson {
  readonly text: TextJson
  readonly url: string
}

export const links = (json: Readonly<Record<string, LinkJson>>, place: SlotContext): SlotOf<'links'> => ({
  slot: 'links',
  links: Object.entries(json).map(([name, { text, url }]) => {
    if (safeUrl(url) === undefined) {
      place.refuse('E07', `/${name}/url`, `"${url}" is not a safe URL: use an https:// URL.`)
    }
    return { name, text: place.text(text, `/${name}/text`), url }
  }),
})
