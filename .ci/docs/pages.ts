/** A page of the documentation site: a Markdown file of the repository, and its address. */
export interface Page {
  /** The path of the Markdown file, relative to the repository. */
  readonly source: string
  /** The address in the site, without a leading slash and without an extension. */
  readonly address: string
  /** The text in the menu. */
  readonly title: string
}

export interface Chapter {
  readonly title: string
  readonly pages: readonly Page[]
}

const page = (source: string, address: string, title: string): Page => ({ source, address, title })
const task = (name: string, title: string): Page => page(`src/docs/${name}.md`, name, title)
const audit = (name: string, title: string): Page => page(`src/docs/audit/${name}.md`, `audit/${name}`, title)
const reference = (name: string, title: string): Page =>
  page(`schemas/reference/${name}.md`, `reference/${name}`, title)
const guide = (name: string, title: string): Page => page(`schemas/layout/guides/${name}.md`, `layouts/${name}`, title)

const HOME = task('index', 'Paywidget')

/** The menu, in the order in which one needs the pages. Every page of the site is in it. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Start',
    pages: [task('first-hour', 'The first hour'), task('sandbox', 'Sandbox')],
  },
  {
    title: 'Integrate',
    pages: [
      task('theming', 'Theming'),
      task('languages', 'Languages and texts'),
      task('events', 'Events and analytics'),
      task('errors', 'Errors'),
      task('frameworks', 'Frameworks'),
      task('mobile', 'Mobile apps'),
      page('src/embed/README.md', 'package', 'The npm package'),
      page('src/host/README.md', 'host', 'Host messages'),
      reference('calls', 'The API of your server'),
    ],
  },
  {
    title: 'Go live',
    pages: [
      task('deployment', 'Deployment'),
      page('src/ops/headers/README.md', 'servers', 'Recipes for servers'),
      task('security', 'Security and CSP'),
      task('pci', 'PCI DSS'),
      task('performance', 'Performance'),
    ],
  },
  {
    title: 'Rely on',
    pages: [
      task('versions', 'Versions and migration'),
      task('browsers', 'Browser support'),
      task('accessibility', 'Accessibility'),
      page('CHANGELOG.md', 'changelog', 'Changelog'),
    ],
  },
  {
    title: 'Audit',
    pages: [
      audit('security-policy', 'Security policy'),
      audit('threats', 'Threat model'),
      audit('asvs', 'OWASP ASVS'),
      audit('data', 'Data map'),
      audit('supply-chain', 'Scripts, components and licences'),
    ],
  },
  {
    title: 'Operate',
    pages: [
      page('schemas/layout/README.md', 'layouts/index', 'Methods and layouts'),
      guide('card', 'A card'),
      guide('redirect', 'A redirect'),
      guide('bankList', 'A list of banks'),
      guide('voucher', 'A voucher'),
      guide('qr', 'A QR code'),
      guide('p2p', 'Peer to peer'),
      guide('await', 'Waiting for a payment'),
      page('src/ops/README.md', 'commands', 'Commands'),
      page('src/studio/README.md', 'studio', 'The studio'),
      page('src/i18n/README.md', 'texts', 'Texts and translations'),
      page('mocks/scenarios/README.md', 'scenarios', 'Scenarios of the mock cashier'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      page('schemas/reference/README.md', 'reference/index', 'Overview'),
      reference('messages', 'Messages'),
      reference('problems', 'Problem codes'),
      reference('configuration', 'Configuration'),
      reference('theme', 'Theme variables'),
      reference('document', 'Documents'),
      reference('screens', 'Screens'),
      reference('blocks', 'Blocks'),
      reference('fields', 'Fields'),
      reference('values', 'Values'),
      reference('actions', 'Actions'),
      reference('scopes', 'Data'),
      reference('method', 'Methods'),
      reference('responses', 'Responses'),
    ],
  },
]

export const PAGES: readonly Page[] = [HOME, ...CHAPTERS.flatMap(({ pages }) => pages)]
