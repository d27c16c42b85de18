import { callsPage } from './callsPage.ts'
import { configurationPage } from './configurationPage.ts'
import { actionsPage, blocksPage, documentPage, fieldsPage, screensPage, valuesPage } from './layoutPages.ts'
import { page, table } from './markdown.ts'
import { messagesPage } from './messagesPage.ts'
import { methodPage } from './methodPage.ts'
import { scopesPage } from './scopesPage.ts'
import { themePage, themePictures } from './themePage.ts'

/** The reference for operators and integrators, generated from the schemas: file → text. */
export function referencePages(): ReadonlyMap<string, string> {
  const pages = PAGES.map(([file, , make]) => [file, `${NOTICE}\n\n${make()}`] as const)
  return new Map([['README.md', `${NOTICE}\n\n${indexPage()}`], ...pages, ...themePictures()])
}

const NOTICE = '<!-- Written by `npm run reference` from the schemas. Change the descriptions there, not this file. -->'

const PAGES: readonly (readonly [file: string, about: string, make: () => string])[] = [
  [
    'document.md',
    'a layout document, its nodes, the parts that documents share, and the index of published documents',
    documentPage,
  ],
  ['screens.md', 'the screens, what each must hold, and what a document of it may read and do', screensPage],
  ['blocks.md', 'everything that a document can draw, but fields', blocksPage],
  ['fields.md', 'the kinds of fields', fieldsPage],
  ['values.md', 'what stands in the members of blocks and fields: texts, conditions, rules, masks …', valuesPage],
  ['actions.md', 'what a press can do', actionsPage],
  ['scopes.md', 'the data that texts and conditions can read', scopesPage],
  ['method.md', '`method.json`: a method as the server lists it', methodPage],
  ['configuration.md', 'every key of the configuration of a deployment', configurationPage],
  ['messages.md', 'the messages between the widget and the page around it', messagesPage],
  ['calls.md', 'the calls of a withdrawal that a server needs beside those of the specification', callsPage],
  ['theme.md', 'the variables of a theme: what each colours, and what it is by default', themePage],
]

const indexPage = (): string =>
  page(
    '# Reference',
    'How to begin is in [../layout/README.md](../layout/README.md) for layouts, and in [../../src/host/README.md](../../src/host/README.md) for the page around the widget.',
    table(
      ['page', 'what is in it'],
      PAGES.map(([file, about]) => [`[${file}](${file})`, about]),
    ),
  )
