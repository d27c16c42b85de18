import {
  BACK,
  CAPTCHA,
  HELPER,
  LAYOUT_INDEX,
  LOADER,
  MISSING,
  PAGE,
  PICTURE,
  SAME_PAGE,
  SCRIPT,
  STYLE,
  TEXTS,
} from './documentRules.ts'
import type { Rule } from './Finding.ts'

export interface VerifiedDocument {
  readonly title: string
  /**
   * The path, relative to the folder of the page. `SCRIPT`, `STYLE` and `TEXTS` stand for files that the widget's page
   * names: its script, its style sheet, and the English texts. `STATIC/` is the folder of these files.
   */
  readonly path: string
  /** The request method; GET by default. */
  readonly method?: 'POST'
  /**
   * Requested twice, and the second answer is checked: it shows whether a cache has kept the first. `RANDOM` in the path is
   * another text at each visit, so that no cache has an answer of an earlier one.
   */
  readonly isRepeated?: true
  /** The rules are skipped if the server answers 404. */
  readonly isOptional?: true
  readonly rules: readonly Rule[]
}

export const DOCUMENTS: readonly VerifiedDocument[] = [
  { title: 'The page of the cashier', path: '', rules: PAGE },
  {
    title: 'A page of the cashier by its path',
    path: 'deposit/complete',
    rules: [SAME_PAGE, ...PAGE],
  },
  ...['deposit/complete&status=ok', 'deposit/complete;id=1', 'deposit/complete/ok'].map((path) => ({
    title: 'The return from a provider that adds to the URL',
    path,
    rules: BACK,
  })),
  {
    title: 'The return from a provider by POST',
    path: 'deposit/complete',
    method: 'POST',
    rules: BACK,
  },
  {
    title: 'The return from a provider by POST, with an addition to the URL',
    path: 'deposit/complete/ok',
    method: 'POST',
    rules: BACK,
  },
  { title: 'The payment window', path: 'helper.html', rules: HELPER },
  { title: 'The payment window by its other name', path: 'form', rules: HELPER },
  { title: 'The payment window without “.html”', path: 'helper', rules: HELPER },
  { title: 'This page without “.html”', path: 'verify', rules: PAGE },
  { title: 'The page that prefetches', path: 'prefetch.html', rules: PAGE },
  { title: 'The page that prefetches, without “.html”', path: 'prefetch', rules: PAGE },
  { title: 'The frame of captchas', path: 'captcha.html', rules: CAPTCHA },
  { title: 'The frame of captchas without “.html”', path: 'captcha', rules: CAPTCHA },
  { title: 'A file of the build', path: 'SCRIPT', rules: SCRIPT },
  {
    title: 'A style sheet of the build',
    path: 'STYLE',
    rules: STYLE,
  },
  {
    title: 'The English texts',
    path: 'TEXTS',
    rules: TEXTS,
  },
  {
    title: 'A picture',
    path: 'STATIC/flags/MX.svg',
    rules: PICTURE,
  },
  {
    title: 'The loader for pages without npm',
    path: 'v1/loader.js',
    rules: LOADER,
  },
  { title: 'A file that does not exist', path: 'STATIC/none-RANDOM.js', isRepeated: true, rules: MISSING },
  { title: 'A picture that does not exist', path: 'STATIC/flags/none-RANDOM.svg', isRepeated: true, rules: MISSING },
  {
    title: 'The index of your layouts',
    path: 'STATIC/layouts/index.json',
    isOptional: true,
    rules: LAYOUT_INDEX,
  },
]
