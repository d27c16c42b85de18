import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** A list that gets one more name, and the files that must not compile until they handle the name. */
const ADDED: readonly (readonly [what: string, list: string, last: string, files: readonly string[]])[] = [
  [
    'transport',
    'schemas/transports.ts',
    "'socket'",
    ['src/transport/openTransport.ts', 'tests/contract/transports.test.ts'],
  ],
  ['server push', 'schemas/pushes/index.ts', "'login.token'", ['src/app/payments/createPayments.ts']],
  [
    'captcha vendor',
    'schemas/captchaPage.ts',
    "'geetest'",
    ['src/entries/captcha.ts', 'src/features/captcha/VENDORS.ts', 'tests/contract/captchaVendors.test.ts'],
  ],
]

const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  { ...ts.sys, readDirectory: () => [] },
  '.',
)

/** The text of each list's file with one more name in the list. */
const edited = new Map(
  ADDED.map(([, list, last]) => {
    const text = readFileSync(list, 'utf8')
    return [resolve(list), text.replace(`${last}]`, `${last}, 'added']`)] as const
  }),
)

const host = ts.createCompilerHost(config.options)
const readFile = host.readFile.bind(host)
const { getSourceFile } = host
host.getSourceFile = (path, ...more) => {
  const text = edited.get(resolve(path))
  return text === undefined ? getSourceFile(path, ...more) : ts.createSourceFile(path, text, more[0])
}
host.readFile = (path) => edited.get(resolve(path)) ?? readFile(path)

const program = ts.createProgram(
  ['schemas/virtual.d.ts', ...ADDED.flatMap(([, , , files]) => files)],
  config.options,
  host,
)

it.each(ADDED.flatMap(([what, , , files]) => files.map((file) => [what, file] as const)))(
  'a %s without its entry in %s does not compile',
  (_, file) => {
    const errors = program.getSemanticDiagnostics(program.getSourceFile(file))
    expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([
      expect.stringMatching(/Property 'added' is missing/),
    ])
  },
)
