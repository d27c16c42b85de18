import { callsPage } from './callsPage.ts'
import { configurationPage } from './configurationPage.ts'
import { actionsPage, blocksPage, documentPage, fieldsPage, screensPage, valuesPage } from './layoutPages.ts'
import { page, table } from './markdown.ts'
import { messagesPage } from './messagesPage.ts'
import { methodPage } from './methodPage.ts'
import { problemsPage } from './problemsPage.ts'
import { responsesPage } from './responsesPage.ts'
import { scopesPage } from './scopesPage.ts'
import { themePage, themePictures } from './themePage.ts'

/** The reference for operators and integrators, generated from the schemas: file → text. */
export function referencePages(): ReadonlyMap<string, string> {
  const pages = PAGES.map(([file, , make]) => [file, `${NOTICE}\n\n${make()}`] as const)
  return new Map([['README.md', `${NOTICE}\n\n${indexPage()}`], ...pages, ...themePictures()])
}

const NOTICE =
  '<!-- Generated from the schemas by `npm run reference`. Change the descriptions there, not this file. -->'

const PAGES: readonly (readonly [file: string, about: string, make: () => string])[] = [
  [
    'document.md',
    'a layout document, its nodes, the parts that documents share, and the index of published documents',
    documentPage,
  ],
  ['screens.md', 'the screens: required nodes, readable data and available actions', screensPage],
  ['blocks.md', 'everything that a document can render, except fields', blocksPage],
  ['fields.md', 'the kinds of fields', fieldsPage],
  ['values.md', 'the types of values in blocks and fields: texts, conditions, rules, masks …', valuesPage],
  ['actions.md', 'the commands of a press', actionsPage],
  ['scopes.md', 'the data that texts and conditions can read', scopesPage],
  ['method.md', '`method.json`: a method as the server lists it', methodPage],
  ['responses.md', 'the responses to a create, which decide the page after the press', responsesPage],
  ['configuration.md', 'the configuration of a deployment', configurationPage],
  ['messages.md', 'the messages between the widget and the host page', messagesPage],
  ['problems.md', 'the codes of `onInitError` and `onProblem`: causes and what to do', problemsPage],
  [
    'calls.md',
    'the API that the widget calls: addresses, members, errors, lost answers, idempotency keys, the socket',
    callsPage,
  ],
  ['theme.md', 'the theme variables: the elements they apply to, and their defaults', themePage],
]

const indexPage = (): string =>
  page(
    '# Reference',
    'To start with layouts, see [../layout/README.md](../layout/README.md); to embed the widget in your page, see [../../src/host/README.md](../../src/host/README.md).',
    table(
      ['page', 'content'],
      PAGES.map(([file, about]) => [`[${file}](${file})`, about]),
    ),
  )
