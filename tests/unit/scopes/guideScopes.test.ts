import { beforeAll, expect, it } from 'vitest'
import { cashScope } from '../../../src/features/deposit/cashScope.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { GuideStep, GuideVideo } from '../../../src/model/guide.ts'
import { instructionScope } from '../../../src/scopes/instructionScope.ts'
import { fixtureMethod, session, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

interface Facts {
  readonly bank?: string
  readonly steps?: readonly GuideStep[]
  readonly video?: GuideVideo
  readonly asked?: string
}

const open = ({ bank, steps = [], video, asked = 'en' }: Facts = {}) =>
  instructionScope({
    ...{
      texts: { ...texts, asked },
      site: { staticPath: '/static/', iconBase: '', instructions: {} },
      bank: () => bank,
    },
    ...{ method: () => fixtureMethod('yape'), steps: () => steps, video: () => video },
    ...{ banks: () => [], transfer: () => [] },
  })

it('INSTR-01 the steps are numbered, their pictures lie in the static path', () => {
  const steps = [
    { image: 'a.svg', text: 'One' },
    { image: '', text: 'Two' },
  ]
  expect(open({ steps }).steps).toEqual([
    { id: '1', image: '/static/instructions/a.svg', text: 'One' },
    { id: '2', image: '', text: 'Two' },
  ])
})

const WORDS = { en: 'Pay', es: 'Paga', 'es-MX': 'Paga aquí' }
it.each([
  ['in the player’s language', WORDS, 'es-MX', 'Paga aquí'],
  ['in its language without the country', WORDS, 'es-AR', 'Paga'],
  ['in English where there is no other', WORDS, 'de', 'Pay'],
  ['as nothing where there is neither', { es: 'Paga' }, 'de', ''],
  ['by a key', 'instruction.back', 'en', 'Close guide'],
  ['never by a key that nobody has', 'instruction.nobody_has', 'en', 'Nobody has'],
])('D-23 the words of a step are said %s', (_, text, asked, said) => {
  expect(open({ steps: [{ image: '', text }], asked }).steps[0]?.text).toBe(said)
})

it.each([
  [undefined, 'Yape'],
  ['sber', 'Sber'],
  ['t-bank', 'T-Bank'],
  ['first_bank', 'First bank'],
])('ROUTE-33 the instruction is that of the bank (%s) or of the method', (bank, name) => {
  expect(open(bank === undefined ? {} : { bank }).name).toBe(name)
})

it('INSTR-02 a video is at its address, or a file of the static path with what belongs to it', () => {
  const of = (video: GuideVideo) => open({ video }).video
  expect(of({ url: 'https://v.example/a.mp4', poster: '', captions: '' }).src).toBe('https://v.example/a.mp4')
  expect(of({ url: 'a.webm', poster: 'a.svg', captions: 'a.vtt' })).toEqual({
    ...{ src: '/static/videos/a.webm', poster: '/static/videos/a.svg', captions: '/static/videos/a.vtt', lang: 'en' },
  })
  expect(open().video.src, 'none').toBe('')
})

it('DATA-57 Q-039 agents are those of the country, also when the player has chosen another', () => {
  const player = session({ paymentGeo: 'pe' })
  const agents = { PE: { Lima: 'https://chat.example/lima' }, MX: { Centro: 'https://chat.example/centro' } }
  const cash = cashScope({ session: player, config: { cash: { pages: {}, agents } } })
  expect(cash.agents).toEqual([{ name: 'Lima', url: 'https://chat.example/lima' }])
  player.chooseGeo('MX')
  expect(cash.agents).toEqual([{ name: 'Centro', url: 'https://chat.example/centro' }])
  player.chooseGeo('BR')
  expect(cash.agents).toEqual([])
})
