import { parseArgs } from 'node:util'
import { SCENARIOS } from '../scenarios/index.ts'
import { API_PATHS } from './serveApi.ts'
import { startServer } from './startServer.ts'

/**
 * Starts the mock server: `node .ci/ts.mjs mocks/server/main.ts [--site dist/site] [--port 4173] [--host-port 4174]
 * [--package dist/npm] [--watch]`.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string', default: 'dist/site' },
      port: { type: 'string', default: '4173' },
      'host-port': { type: 'string', default: '4174' },
      package: { type: 'string' },
      watch: { type: 'boolean', default: false },
    },
  })
  const server = await startServer({
    siteDir: values.site,
    widgetPort: Number(values.port),
    hostPort: Number(values['host-port']),
    ...(values.package !== undefined && { packageDir: values.package }),
    isWatched: values.watch,
  })
  const token = 'scenario.default.you'
  console.log(`Host page   ${server.hostPage(token)}
Other site  ${server.crossSiteHostOrigin}/host.html?token=${token}
Widget      ${server.widgetOrigin}/paywidget/
Cashier     ${server.widgetOrigin}/__cashier/${token}/calls  (also deposits; POST status, scenario, pass, push)
Calls       ${API_PATHS.join(', ')}
Scenarios   ${Object.keys(SCENARIOS).join(', ')}`)
}
