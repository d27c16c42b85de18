import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HOST_MISTAKES } from '../../../schemas/host/mistakes.ts'
import { HOST_PROBLEMS, INIT_ERRORS } from '../../../schemas/host/problems.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const sources = [...files.map((file) => `src/${file}`), '.ci/vite/frameCheck.js']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The codes that the source sends: as a member of a message, or as an argument of the functions that send one. */
const SENT = [
  /messageType: 'on(?:InitError|Problem)',\s*code: '([^']+)'/g,
  /'onInitError', \{ code: '([^']+)'/g,
  /\b(?:notifyHost|refuse|failure)\('([a-z]+\.[^' ]+)'/g,
  /broadcastStartFailure\(\s*\w+,\s*\{ code: '([^']+)'/g,
  /'onInitError'\] = \{ code: '([^']+)'/g,
  /\btell\(\s*'([a-z]+\.[a-z]+)'/g,
]

const sent = new Set(SENT.flatMap((pattern) => [...sources.matchAll(pattern)].map(([, code]) => code)))

it('every code that is sent is in the table, and every code of the table is sent', () => {
  const own = [...sent].filter((code) => !Object.hasOwn(HOST_MISTAKES, code ?? ''))
  expect(own.toSorted()).toEqual([...Object.keys(INIT_ERRORS), ...Object.keys(HOST_PROBLEMS)].toSorted())
})

it.each(Object.entries({ ...INIT_ERRORS, ...HOST_PROBLEMS }))('%s says in sentences what to do', (_, row) => {
  for (const text of [row.cause, row.player, row.todo]) expect(text).toMatch(/^["`\p{Lu}].*[.]$/u)
})
