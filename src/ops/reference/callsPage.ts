import * as check from '../../../schemas/calls/withdrawalCheck.ts'
import * as status from '../../../schemas/calls/withdrawalStatus.ts'
import { code, contents, json, memberTable, page } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

interface Call {
  readonly name: string
  readonly verb: 'GET' | 'POST'
  readonly about: string
  readonly request: Schema
  readonly answer: Schema
  readonly asked: object
  readonly answers: readonly object[]
  readonly errors: string
}

/** Calls that the server must implement but the specification does not define; their format is ours (D-34). */
const CALLS: readonly Call[] = [
  {
    name: 'withdrawal-status',
    verb: 'GET',
    about:
      'Says what became of a withdrawal. The widget asks when its page opens, then every 5 s, later every 30 s, until the status is final, and after a confirmation or cancellation that got no answer.',
    request: status.REQUEST,
    answer: status.ANSWER,
    asked: { withdrawalId: 'wd-5001', paymentMethod: 'spei_out' },
    answers: [
      { status: 0, amount: '1000.00', currency: 'MXN', fee: '25.00', receives: '975.00' },
      { status: 1, amount: '1000.00', currency: 'MXN' },
      { status: 2 },
    ],
    errors:
      'An error, an answer without `status` or no answer at all says nothing about the withdrawal: the page stays as it is, and the widget asks again. Answer 404 for a withdrawal that is not this player’s.',
  },
  {
    name: 'withdrawal-check',
    verb: 'POST',
    about:
      'Says whether the player has an open withdrawal by a method. The widget asks when the form opens, and after a `withdrawal-create` that got no answer: a withdrawal that was not there before the create is taken for the one that it made.',
    request: check.REQUEST,
    answer: check.ANSWER,
    asked: { paymentMethod: 'spei_out', selectedCountry: 'MX' },
    answers: [{ exists: true, withdrawalId: 'wd-5001' }, { exists: false }],
    errors:
      'Answer `{"exists": false}` and not 404 where there is none: after an error nobody knows whether a withdrawal was made, and the player is told to ask the support.',
  },
]

const ALL_ERRORS = [
  'Both change nothing on the server, and may be repeated: the widget sends them again up to three times after a network error.',
  `An error has a status of 400 or above and a body ${code('{"code": "withdrawal.notFound", "message": "…"}')}; the host hears it as ${code('onRequestError')}. Status 401 means that the token has expired: the host hears ${code('onTokenExpired')}, and the widget asks again with the new token.`,
].join(' ')

/** What a server answers to the calls that are not in the specification. */
export const callsPage = (): string =>
  page(
    '# Calls of a withdrawal',
    'Two calls stand beside `withdrawal-create`, `withdrawal-confirm` and `withdrawal-cancel`. They are part of this project and of no other specification: whoever builds the server finds their format here. Over HTTP each is `<api.base>/BANKING/<name>`; GET has the request in its query, POST as JSON. Over the socket the type of the message is `BANKING:<name>`. Ids may be texts or integers; send integers above 2^53 as texts. Unknown members are ignored.',
    contents(CALLS.map(({ name, about }) => [name, about.split('. ')[0] ?? about])),
    '## Errors of both',
    ALL_ERRORS,
    ...CALLS.flatMap(({ name, verb, about, request, answer, asked, answers, errors }) => [
      `## ${name}`,
      `${code(verb)}. ${about}`,
      'The request:',
      memberTable(memberRows(request)),
      json(asked),
      'The answer:',
      memberTable(memberRows(answer)),
      json(...answers),
      `Errors: ${errors}`,
    ]),
  )
