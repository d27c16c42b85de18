import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { main } from '../../../../src/ops/main.ts'

/** Runs a command in the process; the paths of the folder are printed without it. */
export async function run(folder: string, ...args: readonly string[]) {
  const lines: string[] = []
  const code = await main(args, (line) => lines.push(line))
  return { code, output: lines.join('\n').replaceAll(`${folder}/`, '') }
}

/** An empty folder. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'publish-'))

export function write(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}

export const read = (...path: string[]): string => readFileSync(join(...path), 'utf8')
export const json = (...path: string[]) => JSON.parse(read(...path))

/** The files of a folder with their texts. */
export const contentOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )

/** A copy of a method of the fixtures. */
export function copyMethod(folder: string, name: string): string {
  cpSync(join('fixtures/methods', name), join(folder, name), { recursive: true })
  return join(folder, name)
}

/** Replaces a text in a file. */
export function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`)
  writeFileSync(path, text.replace(from, to))
}

/** Serves a folder over HTTP while `use` runs. `statuses` are answers of paths that fail. */
export async function served(
  folder: string,
  use: (url: string) => Promise<void>,
  statuses: Readonly<Record<string, number>> = {},
): Promise<void> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    const status = statuses[name]
    const text = status === undefined ? contentOf(folder)[name] : ''
    response.writeHead(status ?? (text === undefined ? 404 : 200)).end(text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    await use(`http://127.0.0.1:${(server.address() as { port: number }).port}/`)
  } finally {
    server.close()
  }
}
