import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { widgetHeaders } from '../../src/ops/headers/recipe.ts'
import type { Cashier } from '../cashier/createCashier.ts'
import { createCashiers } from '../cashier/createCashiers.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { VENDOR_HEADERS, vendorFile } from '../vendors/vendorFile.ts'
import { createPackageHost } from './createPackageHost.ts'
import { createPageWatch } from './createPageWatch.ts'
import hosted from './hosted.html?raw'
import { openerPolicyIn } from './productionHeaders.ts'
import { type Content, type Exchange, reply, replyText } from './reply.ts'
import { serveApi } from './serveApi.ts'
import { serveDesk } from './serveDesk.ts'
import { serveHostPage } from './serveHostPage.ts'
import { providerPath, serveProvider } from './serveProvider.ts'
import { type Site, serveSite } from './serveSite.ts'
import { serveSocket } from './serveSocket.ts'
import { serveStatic } from './serveStatic.ts'

type Config = Readonly<Record<string, unknown>>

export interface ServerOptions {
  /** The built site, such as dist/site. */
  readonly siteDir: string
  /** 0, the default, takes a free port. */
  readonly widgetPort?: number
  readonly hostPort?: number
  /**
   * Merged into the configuration block of the page. By default the host's two origins are allowed, as in production.
   */
  readonly config?: Config
  /** The built npm package, such as dist/npm; host pages may import it (createPackageHost.ts). */
  readonly packageDir?: string
  /** Whether errors in the pages are collected, at `/__problems` of each origin (createPageWatch.ts). */
  readonly isWatched?: boolean
  readonly now?: () => number
  readonly later?: (ms: number, act: () => void) => void
  readonly random?: () => number
}

export interface RunningServer {
  /** `http://127.0.0.1:<port>`: the widget, its calls and the provider. */
  readonly widgetOrigin: string
  /** The host page on another origin of the same site, so that storage works in the frame. */
  readonly hostOrigin: string
  /** The same host page on another site (localhost): using storage in the frame throws, as where it is blocked. */
  readonly crossSiteHostOrigin: string
  /** The URL of the host page for a token, with further query parameters. */
  hostPage(token: string, query?: Readonly<Record<string, string>>): string
  cashierOf(token: string): Cashier
  /** Changes the configuration of pages served from now on. */
  setConfig(config: Config): void
  close(): Promise<void>
}

/** The mock vendors; the site key selects the behaviour of the mock reCAPTCHA. */
const CAPTCHA = {
  siteKey: 'good',
  scripts: { 'recaptcha-v3': '/vendors/recaptcha/enterprise.js', geetest: '/vendors/geetest/gt4.js' },
}

/**
 * After node's usual 5 s, a client that is too busy to see the end of an idle connection sends its next request there, and
 * gets ECONNRESET.
 */
const KEPT = { keepAliveTimeout: 60_000 }

const LOOPBACK = '127.0.0.1'
const PAGE = /^\/paywidget\/(?:static(?:@(\w+))?\/)?/

/** Serves the cashier over real HTTP, the built site with production headers, and a host on a second port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { later = afterwards, now = Date.now, random = Math.random, siteDir } = options
  const cashiers = createCashiers({
    now,
    later,
    random,
    scenarios: SCENARIOS,
    providerUrl: (id, token) => `${widgetOrigin}${providerPath(id, token)}`,
    onPush: (token, news) => sockets.push(token, 'deposit.status', news),
  })
  const watch = options.isWatched ? createPageWatch() : undefined
  const packages = options.packageDir === undefined ? undefined : createPackageHost(options.packageDir)
  const widget = createServer(KEPT, serverOf(route))
  const sockets = serveSocket(widget, cashiers)
  const host = createServer(KEPT, serverOf(hostRoute))
  const widgetOrigin = `http://${LOOPBACK}:${await listen(widget, options.widgetPort)}`
  const hostPort = await listen(host, options.hostPort)
  const hostOrigins = [`http://${LOOPBACK}:${hostPort}`, `http://localhost:${hostPort}`] as const
  /** The captcha page has another origin than the widget. */
  const captchaOrigins = [widgetOrigin.replace(LOOPBACK, 'localhost')]
  let config: Config = options.config ?? { host: { allowedOrigins: hostOrigins }, captcha: CAPTCHA }

  function serverOf(routed: (exchange: Exchange) => Promise<void>): RequestListener {
    return (request, response) => {
      const origin = `http://${request.headers.host}`
      const decorate = watch && ((content: Content) => watch.decorate(content, origin))
      serve({ request, response, url: urlOf(request.url), decorate }, async (exchange) => {
        if (await watch?.serve(exchange)) return
        if (!(await packages?.serve(exchange))) await routed(exchange)
      })
    }
  }

  async function route(exchange: Exchange): Promise<void> {
    const path = exchange.url.pathname
    if (path.startsWith('/api/')) return serveApi(exchange, cashiers)
    if (path.startsWith('/provider/')) return serveProvider(exchange, cashiers)
    if (path.startsWith('/__cashier/')) return serveDesk(exchange, cashiers, sockets)
    if (path === '/hosted.html') return serveHosted(exchange)
    if (path.startsWith('/vendors/')) return serveVendor(exchange)
    if (path === '/' || path === '/paywidget') return redirect(exchange, '/paywidget/')
    if (PAGE.test(path)) return servePage(exchange)
    replyText(exchange, 404, `There is nothing at ${path}; the widget is at /paywidget/.`)
  }

  /** A host page for package mode. */
  function serveHosted(exchange: Exchange): void {
    const headers = widgetHeaders({ hostOrigins, captchaOrigins })
    const policy = { 'cross-origin-opener-policy': openerPolicyIn(exchange.url) }
    reply(exchange, { ending: 'html', body: hosted, headers: { ...headers, ...policy } })
  }

  async function servePage(exchange: Exchange): Promise<void> {
    const path = exchange.url.pathname
    const [start = '', scenario = 'default'] = PAGE.exec(path) ?? []
    const isStatic = start !== '/paywidget/'
    const inner = path.slice(start.length)
    if (isStatic && (await serveStatic(exchange, scenario, inner))) return
    await serveSite(exchange, siteFor(exchange), isStatic ? `static/${inner}` : inner)
  }

  function siteFor({ url }: Exchange): Site {
    const scenario = url.searchParams.get('scenario')
    const isNamed = scenario !== null && /^\w+$/.test(scenario)
    return {
      ...{ siteDir, widgetOrigin, hostOrigins, captchaOrigins },
      config: isNamed ? { ...config, staticPath: `/paywidget/static@${scenario}/` } : config,
    }
  }

  async function hostRoute(exchange: Exchange): Promise<void> {
    serveHostPage(exchange, widgetOrigin)
  }

  return {
    widgetOrigin,
    hostOrigin: hostOrigins[0],
    crossSiteHostOrigin: hostOrigins[1],
    hostPage: (token, query = {}) => `${hostOrigins[0]}/host.html?${new URLSearchParams({ token, ...query })}`,
    cashierOf: (token) => cashiers.of(token),
    setConfig(next) {
      config = next
    },
    async close() {
      sockets.close()
      await Promise.all([widget, host].map(stop))
    },
  }
}

function serveVendor(exchange: Exchange): void {
  const script = vendorFile(exchange.url.pathname)
  if (script === undefined) replyText(exchange, 404, `No vendor has ${exchange.url.pathname}.`)
  else exchange.response.writeHead(200, VENDOR_HEADERS).end(script)
}

function serve(exchange: Exchange, route: (exchange: Exchange) => Promise<void>): void {
  if (exchange.url.pathname === '/favicon.ico') return void exchange.response.writeHead(204).end()
  route(exchange).catch((error: unknown) => {
    console.error(error)
    if (exchange.response.headersSent) exchange.response.destroy()
    else replyText(exchange, 500, 'The mock server failed; see its log.')
  })
}

function redirect({ response }: Exchange, location: string): void {
  response.writeHead(302, { location }).end()
}

const urlOf = (path = '/'): URL => new URL(`http://${LOOPBACK}${path.replace(/^\/+/, '/')}`)

// Pending timers must not keep the process alive.
const afterwards = (ms: number, act: () => void): void => void setTimeout(act, ms).unref()

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  return (server.address() as AddressInfo).port
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A hanging call would keep the server open for ever.
  server.closeAllConnections()
  await closed
}
