import type { Plugin } from 'vite'
import { VENDOR_HEADERS, vendorFile } from './vendors/vendorFile.ts'

const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\/paywidget)?\/demo\/?$/, '/paywidget/mocks/hostPage/index.html'],
  [/^(?:\/paywidget)?\/demo\/studio\/?$/, '/paywidget/src/studio/index.html'],
  // Pages of the demo, by file path.
  [/^\/paywidget\/(mocks\/(?:\w+\/)+index\.html)$/, '/paywidget/$1'],
  [/^\/paywidget\/(?:widget\.html|[^.@]*)$/, '/paywidget/mocks/widgetPage/index.html'],
]

// Redirects, not rewrites, so that a page's relative URLs resolve.
const MOVED: Readonly<Record<string, string>> = {
  '/': '/demo/',
  '/kit/': '/paywidget/mocks/gallery/index.html',
  '/hosts/plain/': '/paywidget/mocks/hosts/plain/index.html',
  '/hosts/react/': '/paywidget/mocks/hosts/react/index.html',
  '/hosts/phone/': '/paywidget/mocks/hosts/phone/index.html',
  '/theme/': '/paywidget/mocks/gallery/index.html?page=theme',
  '/paywidget/helper.html': '/paywidget/src/entries/helper.html',
  '/paywidget/form': '/paywidget/src/entries/helper.html',
}

/**
 * The pages of `npm start`: /demo/ the host, /demo/studio/ the studio, /paywidget/* the widget with the worker, /kit/
 * all components, /theme/ the theme tokens, /hosts/* example hosts.
 */
export function devPages(): Plugin {
  return {
    name: 'paywidget-dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://vite')
        const moved = MOVED[url.pathname]
        if (moved !== undefined) return void response.writeHead(302, { location: withQuery(moved, url) }).end()
        const script = vendorFile(url.pathname)
        if (script !== undefined) return void response.writeHead(200, VENDOR_HEADERS).end(script)
        const page = request.headers.accept?.includes('text/html') && PAGES.find(([path]) => path.test(url.pathname))
        if (page) {
          request.url = url.pathname.replace(page[0], page[1]) + url.search
          // A form may POST to the provider, but the dev server only answers GET.
          request.method = 'GET'
        }
        next()
      })
    },
  }
}

/** The redirect target with the request's query appended. */
function withQuery(moved: string, { search }: URL): string {
  return search === '' ? moved : `${moved}${moved.includes('?') ? search.replace('?', '&') : search}`
}
