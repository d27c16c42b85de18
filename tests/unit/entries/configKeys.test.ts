import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONFIG, PAYMENT_CONFIG } from '../../../schemas/config.ts'
import { filesIn } from '../support/filesIn.ts'

interface Node {
  readonly type?: unknown
  readonly description?: unknown
  readonly properties?: Readonly<Record<string, Node>>
}

/** Objects whose keys no code mentions: `src/reference/p2pMarket.ts` iterates over all of them. */
const READ_WHOLE: readonly string[] = ['p2p.lists']

/** The paths of all keys: `api.base`. */
const keysOf = ({ properties = {} }: Node, path: readonly string[] = []): string[][] =>
  Object.entries(properties).flatMap(([name, node]) => {
    const own = [...path, name]
    return node.properties === undefined || READ_WHOLE.includes(own.join('.')) ? [own] : keysOf(node, own)
  })

const sources = ['src', '.ci'].flatMap((folder) => filesIn(folder)).map((path) => readFileSync(path, 'utf8'))
const inCode = sources.filter((text) => /config/i.test(text))

/** Whether code reads the key, as in `config.api.base`, `['base']`, or `{ base }` of an object. */
const isRead = (key: string): boolean => {
  const read = new RegExp(`\\.${key}\\b|\\[?'${key}'|[{,]\\s*${key}\\s*[,:}=]`)
  return inCode.some((text) => read.test(text))
}

// The compiler can't tell who reads a key, so the test looks for the key's name in code that mentions the
// configuration.
it.each([...new Set([...keysOf(CONFIG), ...keysOf(PAYMENT_CONFIG)].map((path) => path.join('.')))])(
  'the configuration key %s is read',
  (path) => {
    expect(path.split('.').filter((key) => !isRead(key))).toEqual([])
  },
)

it('a key that no code reads is found', () => {
  expect(isRead('unreadKeyOfTheTest')).toBe(false)
})
