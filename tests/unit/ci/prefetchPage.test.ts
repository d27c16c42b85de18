import { expect, it } from 'vitest'
import { prefetchOf } from '../../../.ci/vite/prefetchPage.ts'

const page = (config: string) => `<html><head>
<script type="application/json" id="paywidget-config">${config}</script>
<script type="module" crossorigin src="/paywidget/static/index-aaaaaaaa.js"></script>
<link rel="modulepreload" crossorigin href="/paywidget/static/vendor-bbbbbbbb.js">
<link rel="stylesheet" crossorigin href="/paywidget/static/index-cccccccc.css">
<link rel="preload" as="fetch" crossorigin href="/paywidget/static/mountApp-eeeeeeee.css">
<link rel="preload" as="fetch" crossorigin href="/paywidget/static/locales/en.dddddddd.json">
<script async src="/paywidget/static/frameCheck-ffffffff.js" data-old-browser="/paywidget/static/old-11111111.json"></script>
</head></html>`

const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"[^>]*href="([^"]+)"/g)].map(([, rel, to]) => [rel, to])

it('D-77 the page for prefetching loads the scripts, styles and texts of the first screen, and runs no script', () => {
  const html = prefetchOf(page(''))
  expect(linksOf(html)).toEqual([
    ['modulepreload', '/paywidget/static/index-aaaaaaaa.js'],
    ['prefetch', '/paywidget/static/frameCheck-ffffffff.js'],
    ['modulepreload', '/paywidget/static/vendor-bbbbbbbb.js'],
    ['stylesheet', '/paywidget/static/index-cccccccc.css'],
    ['stylesheet', '/paywidget/static/mountApp-eeeeeeee.css'],
    ['prefetch', '/paywidget/static/locales/en.dddddddd.json'],
  ])
  expect(html).not.toContain('<script')
})

it('D-77 it connects to the API, if that is at another origin', () => {
  expect(linksOf(prefetchOf(page('{ "api": { "base": "https://api.example/cashier" } }')))[0]).toEqual([
    'preconnect',
    'https://api.example',
  ])
  expect(linksOf(prefetchOf(page('{ "api": { "base": "/cashier" } }')))).toHaveLength(6)
})
