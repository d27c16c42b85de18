import type { Page } from '@playwright/test'

/** What another server would write in the place of each text of an answer: as it stands in JSON, digits and all. */
export type Rewriting = readonly (readonly [from: string | RegExp, to: string])[]

export interface RawServer {
  /** The depositId that each call of a name was sent, as the server reads it. */
  sent(name: string): readonly string[]
}

/**
 * The cashier with the JSON of another server, over HTTP and over the socket: a number of any length is written as one.
 * `id` stands for the cashier's `dep-1001`, in what it says and in what it is asked.
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

/** `42["message",{…,"data":"<JSON>","needParse":true}]`: the JSON itself stands in the frame, as other servers have it. */
function withRawData(frame: string, rewritten: (json: string) => string): string {
  if (!frame.startsWith('42')) return frame
  const [event, { data, needParse, ...message }] = JSON.parse(frame.slice(2))
  if (needParse !== true) return frame
  return `42[${JSON.stringify(event)},${JSON.stringify(message).slice(0, -1)},"data":${rewritten(data)}}]`
}
