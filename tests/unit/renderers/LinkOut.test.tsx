import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { LinkOut } from '../../../renderers/ui/base/LinkOut.tsx'

beforeAll(() => void vi.stubGlobal('document', { location: { origin: 'http://127.0.0.1:4000' } }))

const drawn = (url: string) => renderToStaticMarkup(<LinkOut label="Chat" url={url} />)

it.each(['https://chat.example/a', 'http://127.0.0.1:4000/static/videos/a.webm'])(
  'B12 SEC-01 an address that may be opened (%s) is a link that knows nothing of this page',
  (url) => {
    expect(drawn(url)).toContain(`href="${url}"`)
    expect(drawn(url)).toContain('rel="noopener noreferrer"')
  },
)

it.each([
  'javascript:alert(1)',
  'http://chat.example/a',
  'https://user@chat.example/a',
  'https://chat.example\\@evil.example',
  'http://127.0.0.1:4000.evil.example/',
  'data:text/html,a',
  '//chat.example',
  '',
])('B12 SEC-01 of one that may not (%s) the words alone stand there', (url) => {
  expect(drawn(url)).not.toContain('href')
  expect(drawn(url)).toContain('Chat')
})
