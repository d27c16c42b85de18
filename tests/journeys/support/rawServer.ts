import type { Page } from '@playwright/test'

/** Replacements in the JSON text of answers. */
export type Rewriting = readonly (readonly [from: string | RegExp, to: string])[]

export interface RawServer {
  /** The depositIds of the calls with this name, as the server reads them. */
  sent(name: string): readonly string[]
}

/**
 * Rewrites the cashier's JSON text over HTTP and socket, so that the text can have numbers of any length. `id` replaces
 * the cashier's `dep-1001` in requests and answers.
 */
export async function rawServer(page: Page, id: string, rewriting: Rewriting): Promise<RawServer> {
  const asked: { readonly name: string; readonly depositId: string }[] = []
  const rewritten = (json: string): string =>
    rewriting.reduce((text, [from, to]) => text.replace(from, to), json.replaceAll('"dep-1001"', id))
  const note = (name: string, text: string): string => {
    const [, depositId] = /depositId(?:=|":)"?([^"&,}]*)/.exec(text) ?? []
    if (depositId !== undefined) asked.push({ name, depositId })
    return text.replaceAll(id, 'dep-1001')
  }

  await page.route('**/api/BANKING/**', async (route) => {
    const request = route.request()
    const name = new URL(request.url()).pathname.replace(/^.*\//, '')
    const body = request.postData()
    const [url, postData] = [note(name, request.url()), body === null ? undefined : note(name, body)]
    const response = await route.fetch({ url, ...(postData !== undefined && { postData }) })
    await route.fulfill({ response, body: rewritten(await response.text()) })
  })
  await page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer()
    line.onMessage((frame) => {
      const text = String(frame)
      server.send(note(/"type":"BANKING:([^"]*)"/.exec(text)?.[1] ?? '', text))
    })
    server.onMessage((frame) => line.send(withRawData(String(frame), rewritten)))
  })
  return { sent: (name) => asked.filter((one) => one.name === name).map(({ depositId }) => depositId) }
}

/**
 * Converts `42["message",{…,"data":"<JSON>","needParse":true}]` to a frame with the JSON inline, as other servers send
 * it.
 */
function withRawData(frame: string, rewritten: (json: string) => string): string {
  if (!frame.startsWith('42')) return frame
  const [event, { data, needParse, ...message }] = JSON.parse(frame.slice(2))
  if (needParse !== true) return frame
  return `42[${JSON.stringify(event)},${JSON.stringify(message).slice(0, -1)},"data":${rewritten(data)}}]`
}
