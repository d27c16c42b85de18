import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wholeIds } from '../../../renderers/ui/text/wholeIds.tsx'
import { leastTime } from '../leastTime.ts'

const whole = (text: string) =>
  renderToStaticMarkup(wholeIds(text)).replaceAll(/<span class="pw-whole">(.*?)<\/span>/g, '[$1]')

it.each([
  ['Open already: dep-1001. If you', 'Open already: [dep-1001.] If you'],
  ['dep-1001', '[dep-1001]'],
  ['dep-901، ثم  84-20317', '[dep-901،] ثم  [84-20317]'],
  ['one sign-in, in 1,000 days', 'one sign-in, in 1,000 days'],
  ['', ''],
])('%s: what joins digits by a hyphen stays in one piece, with the signs behind it', (text, drawn) => {
  expect(whole(text)).toBe(drawn)
})

it('S11 a long text of a server costs no time', () => {
  const text = `${'a-'.repeat(50_000)} ${'1'.repeat(50_000)} ${'b '.repeat(50_000)}`
  expect(wholeIds(text)).toBe(text)
  expect(leastTime(200, () => wholeIds(text))).toBeLessThan(200)
})
