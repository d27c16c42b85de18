import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chooseSteps } from '../../../src/guides/chooseSteps.ts'
import { BANK_STEPS } from '../../../src/reference/bankSteps.ts'
import { methodSteps } from '../../../src/reference/methodSteps.ts'

const own = [{ image: 'own.svg', text: 'Of the method' }]
const said = [{ text: 'Of the deployment' }]

it.each([
  ['the method’s own', { bank: undefined, visualInstruction: own }, {}, own],
  ['none of a method that has none', { bank: undefined, visualInstruction: undefined }, {}, []],
  [
    'the deployment’s of the bank',
    { bank: 'sber', visualInstruction: own },
    { sber: said },
    [{ image: '', text: 'Of the deployment' }],
  ],
  ['none of a bank that the deployment has silenced', { bank: 'sber', visualInstruction: own }, { sber: [] }, []],
  ['none of a bank that nobody knows', { bank: 'nobank', visualInstruction: own }, {}, []],
  ['none of what every record has', { bank: 'constructor', visualInstruction: own }, {}, []],
])('Q-053 Q-054 the steps are %s', (_, asked, configured, steps) => {
  expect(chooseSteps(asked, configured)).toEqual(steps)
})

it.each(['sber', 't-bank', 'gazprom'])('Q-054 %s has steps, and their pictures ship with the widget', (bank) => {
  const steps = chooseSteps({ bank, visualInstruction: undefined }, {})
  expect(steps.length).toBeGreaterThan(1)
  const files = readdirSync('src/reference/instructions')
  expect(steps.filter(({ image }) => !files.includes(image))).toEqual([])
  expect(Object.keys(BANK_STEPS)).toContain(bank)
})

it.each([['https://evil.example/a.svg'], ['../icons/a.svg'], ['a.svg?b'], ['a.html']])(
  'B12 leaves out a step whose image is not a plain file name (%s)',
  (image) => {
    const steps = [{ image, text: 'Bad' }, { text: 'Good' }, { image: '', text: '' }, 'no step']
    expect(chooseSteps({ bank: undefined, visualInstruction: steps }, {})).toEqual([{ image: '', text: 'Good' }])
  },
)

it('M6 truncates long texts of the server', () => {
  const [step] = chooseSteps({ bank: undefined, visualInstruction: [{ text: 'a'.repeat(50_000) }] }, {})
  expect(String(step?.text).length).toBeLessThan(2_100)
})

it.each([
  ['steam_coin', 'games', false, ['instruction.steam']],
  ['STEAM-COINS', undefined, false, ['instruction.steam']],
  ['steamcoin', undefined, true, ['instruction.steam']],
  ['btc', 'crypto', true, ['instruction.crypto.1', 'instruction.crypto.2', 'instruction.crypto.3']],
  ['btc', 'crypto', false, []],
  ['airtm', undefined, true, []],
  ['steam_wallet_card', undefined, true, []],
])(
  'HDR-08 HOST-20 L8 of %s (%s), with steps for crypto wanted: %s, ours are %j',
  (name, category, hasCryptoSteps, texts) => {
    const ours = methodSteps({ name, category }, { hasCryptoSteps })
    expect(
      chooseSteps({ bank: undefined, visualInstruction: null, builtIn: ours }, {}).map(({ text }) => text),
    ).toEqual(texts)
    expect(
      chooseSteps({ bank: undefined, visualInstruction: own, builtIn: ours }, {}),
      'the server’s come first',
    ).toEqual(own)
  },
)
