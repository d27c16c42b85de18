import { HOST_PROBLEMS, INIT_ERRORS, type ProblemRow, problemText } from '../../../schemas/host/problems.ts'
import { code, page, table } from './markdown.ts'

/** The page about the codes with which the widget and the loader report problems to the host. */
export const problemsPage = (): string =>
  page(
    '# Problems',
    'The codes of `onInitError` and `onProblem`. Handle codes, not texts: a text may change in any release. A newer deployment may send codes that are not listed here.',
    'The *error ID* (`supportId`) is on the page that the player sees, in the message, and in the report to the operator (`error.page`): with it, support finds the report of a player.',
    '## Of onInitError',
    'The cashier could not start, and no payment was made. The loader reports the codes marked "loader" itself, because no cashier has answered yet; `mountPaywidget` and `mountCashier` throw an error with the same `code`.',
    table(
      ['code', 'from', ...HEAD],
      Object.entries(INIT_ERRORS).map(([name, row]) => [code(name), row.by, ...cells(row)]),
    ),
    '## Of onProblem',
    'The cashier runs, but your page or the deployment needs a correction. The message has the cause and the fix as its text.',
    table(
      ['code', ...HEAD],
      Object.entries(HOST_PROBLEMS).map(([name, row]) => [code(name), ...cells(row)]),
    ),
    `An example of a text: “${problemText(HOST_PROBLEMS['preview.off'])}”`,
  )

const HEAD = ['cause', 'what the player sees', 'what to do']

const cells = ({ cause, player, todo }: ProblemRow) => [cause, player, todo]
