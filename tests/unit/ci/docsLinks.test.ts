import { describe, expect, it } from 'vitest'
import { linkInSite } from '../../../.ci/docs/links.ts'
import { PAGES } from '../../../.ci/docs/pages.ts'

describe('a link of a Markdown file in the documentation site', () => {
  it.each([
    ['src/host/README.md', '../../schemas/reference/messages.md#onclose', '/reference/messages#onclose'],
    ['src/docs/first-hour.md', 'errors.md', '/errors'],
    ['schemas/reference/README.md', '../layout/README.md', '/layouts/'],
    ['schemas/layout/guides/qr.md', '../README.md#steps', '/layouts/#steps'],
    ['src/docs/index.md', '#start', '#start'],
    ['src/docs/index.md', 'https://pay.example/a', 'https://pay.example/a'],
    ['src/docs/sandbox.md', '/try/sandbox.html', '/try/sandbox.html'],
  ])('of %s: %s leads to %s', (source, link, expected) => {
    expect(linkInSite(source, link)).toBe(expected)
  })

  it('leads nowhere if its file is no page', () => {
    expect(linkInSite('src/host/README.md', '../../tests/spec/decisions.md')).toBeUndefined()
  })

  it('has one address for each page', () => {
    expect(new Set(PAGES.map(({ address }) => address)).size).toBe(PAGES.length)
    expect(new Set(PAGES.map(({ source }) => source)).size).toBe(PAGES.length)
  })
})
