import type { Plugin } from 'vite'

/**
 * Unused parts of i18next, which tree shaking can't remove from its one big class: about 3 kB of the first screen. All
 * texts are passed in (`resources`), so there is no backend and no reload; the language never changes, and there are no
 * plugins, formats or clones. Each cut runs from its first line to the next line that is kept.
 */
const CUTS: readonly (readonly [from: string, upTo: string, standIn: string])[] = [
  [
    'const parseFormatStr = ',
    'const get = () => ({\n',
    'const Formatter = undefined;\nclass Connector extends EventEmitter {\n  state = {};\n}\n',
  ],
  ['  reloadResources(lngs, ns, callback) {\n', '  setResolvedLanguage(l) {\n', '  reloadResources() {}\n'],
  ['  loadNamespaces(ns, callback) {\n', '  static createInstance(', ''],
  ['  cloneInstance(options = {}, callback = noop) {\n', '}\nconst instance = I18n.createInstance();\n', ''],
]

export function slimTexts(): Plugin {
  return {
    name: 'paywidget-slim-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!/i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/.test(id)) return undefined
      return { code: CUTS.reduce(cut, code), map: null }
    },
  }
}

function cut(code: string, [from, upTo, standIn]: (typeof CUTS)[number]): string {
  const start = code.indexOf(from)
  const end = code.indexOf(upTo, start)
  if (start < 0 || end < 0) {
    throw new Error(`i18next has no "${from.trim()}" any more: update .ci/vite/slimTexts.ts.`)
  }
  return code.slice(0, start) + standIn + code.slice(end)
}
