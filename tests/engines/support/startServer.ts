import { startMockServer } from '../../mockServer.ts'

/** The mock server of one worker, with the built site. */
export interface Server {
  readonly widget: string
  readonly host: string
  /** The same host on another site. */
  readonly otherSite: string
  /** The errors in pages since the last call: uncaught errors, console errors, policy violations. */
  problems(): Promise<readonly string[]>
  /** Sets the module of the host pages that import the npm package. */
  setHostScript(script: string): Promise<void>
  stop(): void
}

export async function startServer(): Promise<Server> {
  const { host, hostPort, stop, widget } = await startMockServer(['--watch', '--package', 'dist/npm'])
  return {
    widget,
    host,
    otherSite: `http://localhost:${hostPort}`,
    async problems() {
      const lists = await Promise.all(
        [widget, host].map(async (origin) => (await fetch(`${origin}/__problems`)).json()),
      )
      return lists.flat() as string[]
    },
    async setHostScript(script) {
      for (const path of [`${widget}/hosted/page.js`, `${host}/package/page.js`])
        await fetch(path, { method: 'POST', body: script })
    },
    stop,
  }
}
