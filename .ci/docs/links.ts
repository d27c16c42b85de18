import { posix } from 'node:path'
import { PAGES } from './pages.ts'

const ADDRESSES = new Map(PAGES.map(({ source, address }) => [source, address]))

/**
 * The link in the site for a link of a Markdown file of the repository: `../../schemas/reference/messages.md#onclose`
 * in `src/host/README.md` leads to `/reference/messages#onclose`. A link within the page or to another site stays.
 * Undefined for a file that is not a page of the site: its text is shown without a link.
 */
export function linkInSite(source: string, link: string): string | undefined {
  if (/^([a-z][\w+.-]*:|#|\/)/i.test(link)) return link
  const [path = '', anchor] = link.split('#')
  const address = ADDRESSES.get(posix.normalize(posix.join(posix.dirname(source), path)))
  if (address === undefined) return undefined
  const page = address.replace(/(^|\/)index$/, '$1')
  return `/${page}${anchor === undefined ? '' : `#${anchor}`}`
}
