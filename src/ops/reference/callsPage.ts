import * as check from '../../../schemas/calls/withdrawalCheck.ts'
import * as status from '../../../schemas/calls/withdrawalStatus.ts'
import { code, contents, json, memberTable, page } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

interface Call {
  readonly name: string
  readonly verb: 'GET' | 'POST'
  readonly about: string
  readonly request: Schema
  readonly response: Schema
  readonly exampleRequest: object
  readonly exampleResponses: readonly object[]
  readonly errors: string
}

/** Calls that the server must implement but the specification does not define; their format is ours (D-34). */
const CALLS: readonly Call[] = [
  {
    name: 'withdrawal-status',
    verb: 'GET',
    about:
      'Returns the status of a withdrawal. The widget sends it when the page of the withdrawal opens, then every 5 s, later every 30 s, until the status is final; also after a confirmation or cancellation that was refused or has no response.',
    request: status.REQUEST,
    response: status.ANSWER,
    exampleRequest: { withdrawalId: 'wd-5001', paymentMethod: 'spei_out' },
    exampleResponses: [
      { status: 0, amount: '1000.00', currency: 'MXN', fee: '25.00', receives: '975.00' },
      { status: 1, amount: '1000.00', currency: 'MXN' },
      { status: 2 },
    ],
    errors:
      'After an error, a response without `status`, or no response, the page does not change, and the widget tries again. Respond with 404 if the withdrawal belongs to another player.',
  },
  {
    name: 'withdrawal-check',
    verb: 'POST',
    about:
      'Returns whether the player has an open withdrawal with a method. The widget sends it when the form opens, and after a `withdrawal-create` without a response: an open withdrawal that did not exist before counts as created by that request.',
    request: check.REQUEST,
    response: check.ANSWER,
    exampleRequest: { paymentMethod: 'spei_out', selectedCountry: 'MX' },
    exampleResponses: [{ exists: true, withdrawalId: 'wd-5001' }, { exists: false }],
    errors:
      'If there is none, respond with `{"exists": false}`, not with 404: after an error the outcome of the create stays unknown, and the player is asked to contact support.',
  },
]

const ALL_ERRORS = [
  'Neither call may change anything on the server: after a network error the widget repeats it up to three times.',
  `An error has a status of 400 or above and a body ${code('{"code": "withdrawal.notFound", "message": "…"}')}; the host receives ${code('onRequestError')}. Status 401 means that the token has expired: the host receives ${code('onTokenExpired')}, and the widget repeats the call with the new token.`,
].join(' ')

/** The page about the calls that the specification does not define. */
export const callsPage = (): string =>
  page(
    '# Calls of a withdrawal',
    'Withdrawals need two calls in addition to `withdrawal-create`, `withdrawal-confirm` and `withdrawal-cancel`. The specification of the API does not define them; this page does. Over HTTP, the path of a call is `<api.base>/<api.prefix>/<name>`, with `BANKING` as the default prefix; `api.paths` replaces `<name>`. A GET request has its members in the query, a POST request as JSON. Over the socket, the message type is the same without `<api.base>` and with colons: `BANKING:<name>`. Ids may be texts or integers; send integers above 2^53 as texts. Unknown members are ignored.',
    contents(CALLS.map(({ name, about }) => [name, about.split('. ')[0] ?? about])),
    '## Errors of both calls',
    ALL_ERRORS,
    ...CALLS.flatMap(({ name, verb, about, request, response, exampleRequest, exampleResponses, errors }) => [
      `## ${name}`,
      `${code(verb)}. ${about}`,
      'The request:',
      memberTable(memberRows(request)),
      json(exampleRequest),
      'The response:',
      memberTable(memberRows(response)),
      json(...exampleResponses),
      `Errors: ${errors}`,
    ]),
  )
