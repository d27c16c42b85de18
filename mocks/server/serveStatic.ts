import { GUIDE_FILES, ICONS } from '../../fixtures/index.ts'
import { fileHeaders, uncachedHeaders } from '../../src/ops/headers/recipe.ts'
import { type LayoutFiles, layoutFiles } from '../cashier/layoutFiles.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { type Exchange, reply } from './reply.ts'

const published = new Map<string, Promise<LayoutFiles>>()

/**
 * Serves icons, guides and layouts of the fixtures. Returns false for any other path, so that `serveSite` serves it.
 * Requests for static files have no token, so the path names the scenario of the layouts:
 * `/paywidget/static@<scenario>/…`. The name `foreign` selects the server with the foreign profile, whose methods have
 * other names.
 */
export async function serveStatic(exchange: Exchange, scenario: string, inner: string): Promise<boolean> {
  const [folder, file = ''] = inner.split('/')
  // As in the answers to calls, a date would correct the fake clock of a test.
  exchange.response.sendDate = scenarioOf(scenario)?.tellsTime === true
  if (folder === 'layouts') await serveLayout(exchange, scenario, file)
  else if (folder === 'icons') serveIcon(exchange, file)
  else return serveGuide(exchange, inner)
  return true
}

async function serveLayout(exchange: Exchange, scenario: string, file: string): Promise<void> {
  const { documents, index } = await layoutsOf(scenario)
  const isIndex = file === 'index.json'
  const body = isIndex ? index : documents.get(file)
  if (body === undefined) return replyMissing(exchange, `There is no layout file ${file}.`)
  reply(exchange, { ending: 'json', body, headers: isIndex ? uncachedHeaders() : fileHeaders(file) })
}

const scenarioOf = (name: string) => (SCENARIOS as Readonly<Record<string, Scenario | undefined>>)[name]

function layoutsOf(scenario: string): Promise<LayoutFiles> {
  const fault = scenarioOf(scenario)?.layouts
  const known = published.get(scenario) ?? layoutFiles(fault, scenario === 'foreign')
  published.set(scenario, known)
  return known
}

function serveIcon(exchange: Exchange, file: string): void {
  const body = ICONS[file.replace(/\.svg$/, '')]
  if (body === undefined) replyMissing(exchange, `There is no icon ${file}.`)
  else reply(exchange, { ending: 'svg', body, headers: fileHeaders(file) })
}

function replyMissing(exchange: Exchange, body: string): void {
  reply(exchange, { status: 404, ending: 'txt', body, headers: uncachedHeaders() })
}

/** Pictures and videos of payment instructions. */
function serveGuide(exchange: Exchange, inner: string): boolean {
  const body = GUIDE_FILES.get(inner)?.body
  if (body === undefined) return false
  reply(exchange, { ending: inner.slice(inner.lastIndexOf('.') + 1), body, headers: fileHeaders(inner) })
  return true
}
