import { beforeAll, expect, it, vi } from 'vitest'
import { chooseVideo } from '../../../src/guides/chooseVideo.ts'

beforeAll(() => void vi.stubGlobal('location', { hostname: 'pay.example' }))

const at = (name: string) => `https://videos.example/${name}.mp4`
const ALL = { es_MX: at('es_MX'), es: at('es'), redesign: at('redesign') }

it.each([
  ['of the language and the country', ALL, 'es', 'MX', at('es_MX')],
  ['with the country said in the language as well', ALL, 'es-MX', 'MX', at('es_MX')],
  ['of the country where the player pays, not of the tag', ALL, 'es-MX', 'AR', at('es')],
  ['of the language', ALL, 'es-419', 'PE', at('es')],
  ['of the redesign', ALL, 'de', 'DE', at('redesign')],
  ['however the keys are written', { 'ES-mx': at('one') }, 'es', 'mx', at('one')],
  ['none', { es: at('es') }, 'de', 'DE', undefined],
  ['none of nothing', undefined, 'es', 'MX', undefined],
  ['none of an answer that is no record', 'https://videos.example/a.mp4', 'es', 'MX', undefined],
  ['none of what every record has', {}, 'constructor', 'MX', undefined],
])('Q-070 DATA-21 the video is that %s', (_, guide, lang, country, url) => {
  expect(chooseVideo(guide, { lang, country })?.url).toBe(url)
})

it.each([
  'javascript:alert(1)',
  'http://videos.example/a.mp4',
  'data:video/mp4;base64,AAAA',
  'https://user@videos.example/a.mp4',
  '//videos.example/a.mp4',
  '../a.mp4',
  'a.exe',
  '',
])('B12 Q-011 an address that may not be opened (%s) gives way to the next', (url) => {
  expect(chooseVideo({ es_MX: url, es: { url }, redesign: at('good') }, { lang: 'es', country: 'MX' })?.url).toBe(
    at('good'),
  )
})

it('Q-070 a video of the static path brings its poster and its captions, by names of files alone', () => {
  const video = { url: 'guide.webm', poster: 'guide.svg', captions: 'guide.vtt' }
  expect(chooseVideo({ en: video }, { lang: 'en', country: 'PE' })).toEqual(video)
  const elsewhere = { url: 'guide.webm', poster: 'https://evil.example/a.svg' }
  expect(chooseVideo({ en: elsewhere }, { lang: 'en', country: 'PE' }), 'as a whole, or not at all').toBeUndefined()
})
