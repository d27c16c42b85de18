import { DOCUMENTS, type VerifiedDocument } from './DOCUMENTS.ts'
import type { Answer, Facts, Finding } from './Finding.ts'

export interface Verified {
  readonly title: string
  readonly address: string
  readonly method?: 'POST' | undefined
  readonly findings: readonly Finding[]
}

type FetchAnswer = (address: string, method?: 'POST') => Promise<Answer>

/**
 * Requests each document of the site at `base` and checks it against the recipe. `pause` is the time before a request is
 * repeated: more than a second, so that a cache shows an age above 0.
 */
export async function verifySite(
  base: string,
  fetchAnswer: FetchAnswer,
  pause: () => Promise<unknown>,
): Promise<readonly Verified[]> {
  const { text } = await fetchAnswer(base)
  const files = filesIn(text, base)
  const { origin } = new URL(files.SCRIPT)
  const { hosts, apiOrigin } = configIn(text)
  const facts: Facts = {
    isHttps: base.startsWith('https:'),
    hosts,
    origin: new URL(base).origin,
    apiOrigin,
    filesOrigin: origin === new URL(base).origin ? undefined : origin,
  }
  const all = await Promise.all(
    DOCUMENTS.map(async (document) => {
      const address = addressOf(document.path, files, base)
      const { title, method, isRepeated } = document
      // Without CORS, a request to a CDN fails like one without a network.
      const readable = () =>
        fetchAnswer(address, method).catch((error: unknown) => {
          if (address.startsWith(new URL(base).origin)) throw error
          return UNREADABLE
        })
      let answer = await readable()
      if (isRepeated) {
        await pause()
        answer = await readable()
      }
      return { title, address, method, findings: findingsOf(document, answer, facts) }
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
    // The last one: those of libraries, which may be too small to be compressed, come first.
    STYLE: found(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"(?![\s\S]*rel="stylesheet")/, ''),
    TEXTS: found(/<link\b[^>]*\bhref="([^"]+\/locales\/en\.[^"]+)"/, 'locales/en.json'),
    // As the widget joins them: without a slash at the end of `staticPath`, its files are missing.
    STATIC: configIn(html).staticPath ?? 'static/',
  }
}

function addressOf(path: string, files: Readonly<Record<FileName, string>>, base: string): string {
  const [, name, rest = ''] = /^([A-Z]+)\/?(.*)$/.exec(path) ?? []
  if (name === undefined) return new URL(path, base).href
  return new URL(files[name as FileName] + rest.replace('RANDOM', Date.now().toString(36)), base).href
}

function findingsOf({ isOptional, rules }: VerifiedDocument, answer: Answer, facts: Facts): readonly Finding[] {
  if (isOptional && answer.status === 404) return []
  return rules.map((rule) => rule(answer, facts)).filter((finding) => finding !== undefined)
}

interface PageConfig {
  readonly hosts: readonly string[]
  readonly apiOrigin?: string | undefined
  readonly staticPath?: string
}

/** What the configuration in the page says of the headers. */
function configIn(html: string): PageConfig {
  const block = /<script\b[^>]*\bid="paywidget-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  try {
    const { api, host, staticPath } = JSON.parse(block.trim() || '{}')
    const hosts = Array.isArray(host?.allowedOrigins) ? host.allowedOrigins.map(String) : []
    const apiOrigin = /^https:/.test(api?.base) ? new URL(api.base).origin : undefined
    return { hosts, apiOrigin, ...(typeof staticPath === 'string' && { staticPath }) }
  } catch {
    return { hosts: [] }
  }
}
