import { DOCUMENTS, type VerifiedDocument } from './DOCUMENTS.ts'
import type { Answer, Facts, Finding } from './Finding.ts'

export interface Verified {
  readonly title: string
  readonly address: string
  readonly method?: 'POST' | undefined
  readonly findings: readonly Finding[]
}

type Ask = (address: string, method?: 'POST') => Promise<Answer>

/** Requests each document of the site at `base` and checks it against the recipe. */
export async function verifySite(base: string, ask: Ask): Promise<readonly Verified[]> {
  const { text } = await ask(base)
  const files = filesIn(text, base)
  const { origin } = new URL(files.SCRIPT)
  const facts: Facts = {
    isHttps: base.startsWith('https:'),
    hosts: configIn(text).hosts,
    filesOrigin: origin === new URL(base).origin ? undefined : origin,
  }
  const all = await Promise.all(
    DOCUMENTS.map(async (document) => {
      const address = addressOf(document.path, files, base)
      const { title, method } = document
      // Without CORS, a request to a CDN fails like one without a network.
      const answer = ask(address, method).catch((error: unknown) => {
        if (address.startsWith(new URL(base).origin)) throw error
        return UNREADABLE
      })
      return { title, address, method, findings: findingsOf(document, await answer, facts) }
    }),
  )
  return all.filter(({ findings }) => findings.length > 0)
}

const UNREADABLE: Answer = { status: 0, type: '', text: '', header: () => null }

type FileName = 'SCRIPT' | 'STYLE' | 'TEXTS' | 'STATIC'

/** The addresses of files that the page names. */
function filesIn(html: string, base: string): Readonly<Record<FileName, string>> {
  const found = (pattern: RegExp, name: string) => new URL(pattern.exec(html)?.[1] ?? `static/${name}`, base).href
  return {
    SCRIPT: found(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/, ''),
    STYLE: found(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/, ''),
    TEXTS: found(/<link\b[^>]*\bhref="([^"]+\/locales\/en\.[^"]+)"/, 'locales/en.json'),
    STATIC: new URL(`${configIn(html).staticPath ?? 'static'}/`.replace(/\/+$/, '/'), base).href,
  }
}

function addressOf(path: string, files: Readonly<Record<FileName, string>>, base: string): string {
  const [, name, rest = ''] = /^([A-Z]+)\/?(.*)$/.exec(path) ?? []
  return name === undefined ? new URL(path, base).href : files[name as FileName] + rest
}

function findingsOf({ isOptional, rules }: VerifiedDocument, answer: Answer, facts: Facts): readonly Finding[] {
  if (isOptional && answer.status === 404) return []
  return rules.map((rule) => rule(answer, facts)).filter((finding) => finding !== undefined)
}

/** `host.allowedOrigins` and `staticPath` of the configuration in the page. */
function configIn(html: string): { readonly hosts: readonly string[]; readonly staticPath?: string } {
  const block = /<script\b[^>]*\bid="paywidget-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  try {
    const { host, staticPath } = JSON.parse(block.trim() || '{}')
    const hosts = Array.isArray(host?.allowedOrigins) ? host.allowedOrigins.map(String) : []
    return { hosts, ...(typeof staticPath === 'string' && { staticPath }) }
  } catch {
    return { hosts: [] }
  }
}
