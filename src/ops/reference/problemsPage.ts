import { HOST_MISTAKES } from '../../../schemas/host/mistakes.ts'
import { HOST_PROBLEMS, INIT_ERRORS, type ProblemRow, problemText } from '../../../schemas/host/problems.ts'
import { REPORTS } from '../../../schemas/host/reports.ts'
import { code, page, table } from './markdown.ts'

/** The page about the codes with which the widget and the loader report problems to the host and to the operator. */
export const problemsPage = (): string =>
  page(
    '# Problems',
    'The codes of `onInitError` and `onProblem`. Handle codes, not texts: a text may change in any release. A newer deployment may send codes that are not listed here.',
    'The *error ID* (`supportId`) is on the page that the player sees, in the message, and in the report to the operator (`error.page`): with it, support finds the report of a player.',
    '## Of onInitError',
    'The cashier could not start. This start has made no payment, but one from before, such as before a reload, may be open: then the reference of the last `onIntent` is not empty. Offer another way to pay only if no payment is open.',
    table(
      ['code', ...HEAD],
      Object.entries(INIT_ERRORS).map(([name, row]) => [code(name), ...cells(row)]),
    ),
    '## Of onProblem',
    'The cashier runs, but your page or the deployment needs a correction. The message has the cause and the fix as its text.',
    table(
      ['code', ...HEAD],
      Object.entries(HOST_PROBLEMS).map(([name, row]) => [code(name), ...cells(row)]),
    ),
    '## Found in your page',
    'The loader of the npm package finds these mistakes of the page around the cashier. It shows them in the console and sends them as `onProblem`, with the fix in `fix`. Those marked "yes" keep the cashier from starting, and are sent as `onInitError` too. Most are looked for only on `localhost`, and on a site when a frame is too small or nothing answers.',
    table(
      ['code', 'keeps it from starting', 'cause', 'what to do'],
      Object.entries(HOST_MISTAKES).map(([name, { cause, todo, ...rest }]) => [
        code(name),
        'isFatal' in rest ? 'yes' : '',
        cause.replaceAll('|', '&#124;'),
        todo,
      ]),
    ),
    '## Reported to the operator',
    'What the cashier finds in documents, methods, answers and files goes to the operator, as the event `problem` with these codes in its member `code`; the player need not see it. Each problem is reported once. The codes of `onProblem` above are reported to the operator too. With the log on, the console shows them as `[paywidget] code text`.',
    table(
      ['code', 'cause', 'what to do'],
      Object.entries(REPORTS).map(([name, { cause, todo }]) => [code(name), cause, todo]),
    ),
    `An example of a text: “${problemText(HOST_PROBLEMS['preview.off'])}”`,
  )

const HEAD = ['cause', 'what the player sees', 'what to do']

const cells = ({ cause, player, todo }: ProblemRow) => [cause, player, todo]
