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
  const page = await ask(base)
  const facts: Facts = { isHttps: base.startsWith('https:'), hosts: hostsIn(page.text) }
  const script = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(page.text)?.[1] ?? 'static/'
  const all = await Promise.all(
    DOCUMENTS.map(async (document) => {
      const address = new URL(document.path === 'SCRIPT' ? script : document.path, base).href
      const { title, method } = document
      return { title, address, method, findings: findingsOf(document, await ask(address, method), facts) }
    }),
  )
  return all.filter(({ findings }) => findings.length > 0)
}

function findingsOf({ isOptional, rules }: VerifiedDocument, answer: Answer, facts: Facts): readonly Finding[] {
  if (isOptional && answer.status === 404) return []
  return rules.map((rule) => rule(answer, facts)).filter((finding) => finding !== undefined)
}

/** `host.allowedOrigins` of the configuration in the page. */
function hostsIn(html: string): readonly string[] {
  const block = /<script\b[^>]*\bid="paywidget-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  try {
    const named: unknown = JSON.parse(block.trim() || '{}')?.host?.allowedOrigins
    return Array.isArray(named) ? named.map(String) : []
  } catch {
    return []
  }
}
