import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCREENS } from '../../../schemas/layout/screens/index.ts'

const FOLDER = 'schemas/layouts'
/** The player chooses a bank there, before the form of the method. */
const BEFORE_THE_FORM = 'withdrawal.banks'

const textOf = (path: string) => readFileSync(`${FOLDER}/${path}`, 'utf8')
const partsOf = (text: string): string =>
  [...text.matchAll(/"use": "([\w.]+)"/g)].map(([, name]) => textOf(`parts/${name}.json`)).join('')

const documents = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !path.startsWith('parts'))
  .map((path) => [path, textOf(path)] as const)
  .filter(([, text]) => {
    const { screen } = JSON.parse(text) as { readonly screen: keyof typeof SCREENS }
    const scopes: readonly string[] = SCREENS[screen].scopes
    return screen !== BEFORE_THE_FORM && scopes.includes('method')
  })

it('DATA-18 every built-in document of a method shows the notice of the server', () => {
  expect(documents.map(([path]) => path)).toEqual(expect.arrayContaining(['deposit.crypto.json', 'deposit.cash.json']))
  const lacking = documents.filter(
    ([, text]) => !`${text}${partsOf(text)}`.includes('"keyFrom": "method.annotationKey"'),
  )
  expect(lacking.map(([path]) => path)).toEqual([])
})
