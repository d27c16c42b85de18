import { code, json, table } from './markdown.ts'

const ADDRESSES = [
  `The address of a call is ${code('<api.base>/<api.prefix>/<name>')}, by default ${code('/api/BANKING/<name>')}. If ${code('api.paths')} has an entry for the call, its value replaces ${code('<name>')}. ${code('events')} has no prefix: ${code('<api.base>/events')}.`,
  json({
    api: { base: 'https://api.example/cashier', prefix: 'BANKING', paths: { 'deposit-create': 'v2/deposit-create' } },
  }),
  `With this configuration, ${code('deposit-create')} is sent to ${code('https://api.example/cashier/BANKING/v2/deposit-create')}.`,
  'A `GET` has its members in the query: `null` is left out, and objects and lists are JSON. A `POST` has them as JSON in the body. Members of a response that this page does not name are ignored, and a body has at most 2 MB. Redirects are not followed. Ids may be texts or whole numbers; send numbers above 2^53 as texts. Send amounts as decimal texts. A member of a response that is not required may also be `null`.',
] as const

const HEADERS: readonly (readonly [name: string, value: string])[] = [
  [
    'authorization',
    "The player's token, as the host gave it. If your server wants `Bearer` before it, set `api.authPrefix` to `Bearer ` with the space.",
  ],
  ['content-type', '`application/json`, also for `GET`.'],
  ['cache-control', '`no-cache`.'],
  ['extra-params', 'JSON: `{"platformVersion": "redesign"}`, as the host gave it.'],
  ['isMobileApp', '`1` or `0`, as the host gave it.'],
  ['pwa', '`1` or `0`, as the host gave it.'],
  ['idempotency-key', 'Only for calls with a key: [Idempotency keys](#idempotency-keys).'],
  ['isNative', 'Only in an app: `1`.'],
  ['platform', 'Only in an app: `android` or `ios`.'],
]

const CORS =
  'An API on another origin than the widget must answer the preflight of each call, `GET` too, and allow these headers: [An API on another origin](../../src/docs/deployment.md#an-api-on-another-origin). Cookies are not sent to it.'

const LOST_ANSWERS = [
  'A create whose outcome is unknown is not sent again: the widget looks for the payment instead. It asks `deposit-check` (for a withdrawal `withdrawal-check`) at once, then after 2, 4 and 8 s, then every 8 s, until the outcome is known. The player sees that the payment is being checked, and cannot pay by this method meanwhile.',
  table(
    ['response', 'what it means', 'what happens'],
    [
      [
        '`{"exists": true, "depositId": …}`, an id that was not open when the form opened',
        'The lost create has made this payment.',
        'The widget goes on with it.',
      ],
      [
        '`{"exists": false}`, before the time is over',
        'Nothing: the server may still be working on the create.',
        'The widget asks again.',
      ],
      [
        '`{"exists": false}`, after the time is over',
        'The lost create has made no payment.',
        'The player reads that nothing was charged, and can pay again.',
      ],
      [
        'Only an id that was open before, or `"exists": true` without an id',
        'Nothing can be concluded.',
        'After the time is over: the player is told that the outcome is unknown, and decides.',
      ],
      ['An error, or none', 'Nothing.', 'After the time is over, the second one makes the outcome unknown, as above.'],
    ],
  ),
  'The time is over 15 s after the timeout of the create (`timeouts.request`): by default 45 s after it was sent. So your server must follow these rules:',
  [
    '1. **A payment is found by then, or never made.** Store it before you call the provider. A create that was not stored within the time must not be carried out later.',
    '2. **`{"exists": false}` is a promise** that no payment of this player with this method is open or being made. If you can’t tell (a database that does not respond, a replica that may lag), respond with an error.',
    '3. **A payment that is paid already counts as well**, for at least `timeouts.request` + 30 s after its create (by default a minute). Otherwise a deposit that the provider charges at once looks as if it had never been made.',
    '4. **The newest payment is the one to return**, always with its id. An older one hides the one that the widget looks for.',
    '5. **Drafts do not count**: deposits that wait for more `fields`.',
  ].join('\n'),
  'An address for coins is no payment: after a lost answer it is requested again with the same key. The other calls with a key name a payment that exists. After a lost answer, they are sent again with the same key or left to the status: see each call.',
] as const

const KEYS = [
  'Calls with a key send the header `Idempotency-Key`, a UUID (over the socket: the member `idempotencyKey`). `api.idempotencyKey: false` turns both off. The key stands for one intention of the player: the method, amount, currency, country and the values of the form. It survives a reload of the page.',
  [
    '- Your server carries out one key at most once. For a key that it has carried out, it repeats its first response.',
    '- Compare the key, not the body: a repeated create may have another captcha, session or test group.',
    '- A key whose first request is still being worked on: wait for it, or respond with 409. The outcome then counts as unknown, and is looked for as above.',
    '- Keep keys for at least 24 hours.',
    '- A key belongs to one player and one call.',
  ].join('\n'),
  'The same key is sent again when the first request was certainly not carried out (not sent, or refused with 425 or 429), when it was looked for in vain, or when the player starts anew after an unknown outcome. In the last two cases only your server can prevent a second payment, if the first was made after all. After any other refusal, the next press has a new key. Browsers too may repeat a request after a broken connection.',
] as const

const ERRORS = [
  'An error has a status of 400 or above, and a body with at least a code. The widget also reads these members inside a member `error`.',
  json({ code: 'banking.paymentMethodRegex', message: 'The account number is wrong.', field: 'account' }),
  table(
    ['member', 'meaning'],
    [
      [
        '`code`',
        'A short code without personal data. The host gets it with `onRequestError`. If there is a text `common.errors.<code>`, the player reads that text.',
      ],
      [
        '`message`',
        'A text for operators. The host gets it without what the player typed. The player reads it only with the code `banking.merchantClientError`.',
      ],
      [
        '`field`, `fields`',
        'The name of the wrong field, or a list. With the code `banking.paymentMethodRegex`, the form marks them.',
      ],
    ],
  ),
  'What a status means for a call that changes a payment:',
  table(
    ['status', 'meaning', 'what the widget does'],
    [
      [
        '2xx, usable body',
        'done',
        'Goes on. A body that says no (`"success": false`, `"ok": false`, or only an `error`) is a refusal. Of a create its outcome is unknown, unless the code is `captcha_required`.',
      ],
      ['2xx, other body', 'unknown', 'Looks for the payment, or asks for its status.'],
      [
        '401',
        'refused: the token has expired',
        'Sends `onTokenExpired` to the host, once for each token. Never sends the call again by itself.',
      ],
      [
        '425, 429',
        'refused unread',
        'The next press sends the same request with the same key; not before `Retry-After`, but after a minute at most.',
      ],
      [
        '`captcha_required`, any 4xx',
        'refused',
        'Gets a captcha, and sends a `deposit-create` or `deposit-create-p2p` once more with a new key.',
      ],
      ['408, 409, 499', 'unknown', 'Looks for the payment, or asks for its status.'],
      ['other 4xx', 'refused', 'Shows the error. The next press is a new payment with a new key.'],
      ['5xx, redirects, timeout, no response', 'unknown', 'Looks for the payment, or asks for its status.'],
    ],
  ),
  'So respond with 4xx only if nothing was done and nothing will be. If you don’t know, respond with 5xx.',
  'Calls that are repeated:',
  [
    '- A network failure: up to three times, 2 s apart. A timeout is not repeated.',
    '- `Retry-After` (seconds or a date, with any status, 429 and 503 above all): the widget waits and asks again, up to three times. **More than a minute fails at once**, so that the player is told. Over the socket there is no `Retry-After`.',
    '- Calls that the widget repeats anyway, such as `deposit-status`, are not repeated because of `Retry-After`: it makes the next pause longer, up to 30 s.',
    '- 401: the host gets `onTokenExpired`. With the new token, lists that failed are loaded again, and a call that was refused with a former token is sent once more.',
  ].join('\n'),
] as const

const STATUSES: readonly (readonly [status: string, told: string, meaning: string])[] = [
  ['`0`, `WAITING`', '', 'Not paid yet.'],
  ['`1`, `PROCESSED`, `PAYED`', '`processed`', 'Paid. Final: the widget asks no more.'],
  ['`2`, `MISTAKED`', '`declined`', 'Declined.'],
  ['`CANCELED`', '`declined`', 'Cancelled by the provider.'],
  ['`AUTO_CANCELED`', '`declined`', 'Cancelled because its time was over.'],
  ['anything else', '`accepted`', 'Being processed. After that, the widget does not show "not paid yet" again.'],
]

const STATUS_RULES = [
  'The `status` of `deposit-status`, `withdrawal-status` and the push `deposit.status`. Words may have small letters, and numbers may be texts. For a withdrawal, 0 awaits the confirmation of the player, and 1 is paid out.',
  table(['`status`', 'in `onPaymentStatus`', 'meaning'], STATUSES),
  'After a decline or cancellation the widget still asks every 30 s, because a late payment is possible.',
] as const

const SOCKET = [
  'With `defaults.transport: "socket"`, or if the host asks for it, calls go through socket.io (a server of version 3 or 4; only the transport `websocket`) at the path `/v4/socket.io` of the origin of `api.base`. The query of the connection:',
  table(
    ['parameter', 'value'],
    [
      ['`Authorization`', "The player's token, without `api.authPrefix`."],
      ['`Language`', "The player's language, such as `en`."],
      ['`cashier_type`', '`widget`.'],
      ['`pwa`, `isMobileApp`', '`1` or `0`.'],
      ['`isNative`, `platform`', 'Only in an app: `1`, and `android` or `ios`.'],
      ['`xorigin`', 'Only if the host gave one.'],
    ],
  ),
  'Each call is an event `message`, with the path of the call as its `type`, where colons replace slashes. `idempotencyKey` is there for calls with a key. The reply is an event `message` too, with the same `msgid`:',
  json(
    {
      msgid: 'k3f9x1ab-7',
      sendTime: 1796115600000,
      type: 'BANKING:deposit-status',
      data: { depositId: 'dep-1001', paymentMethod: 'airtm' },
    },
    { msgid: 'k3f9x1ab-7', status: 200, data: { status: 0 } },
    { msgid: 'k3f9x1ab-8', status: 422, data: { code: 'banking.wrongCode', message: 'The code is wrong.' } },
    { msgid: 'k3f9x1ab-9', status: 200, needParse: true, data: '{"status":1}' },
  ),
  [
    '- `status` is required. Below 100, 200 to 299 and above 600 mean success; any other is an error, with the meaning of the HTTP status.',
    '- `needParse: true`: `data` is JSON as a text.',
    '- Repeated calls are sent again after 2, 4 and 8 s, each plus up to 1 s. The connection must be open within 20 s.',
    '- A closed connection is never reused: the next call opens a new one. A renewed token opens a new one too, so allow a player two connections for a moment. Refuse a token with status 401 in a reply, not in the handshake.',
  ].join('\n'),
] as const

const PUSHES: readonly (readonly [name: string, data: string, effect: string])[] = [
  [
    'deposit.status',
    '`depositId` (required), `status` as in [Statuses](#statuses). Without `status`: there may be news.',
    'The widget asks `deposit-status` at once. Only that response can decline a deposit.',
  ],
  [
    'login.token',
    'The token as a text, or an object with `token`, and `userId` or `user.id`.',
    'The widget uses the new token. It is ignored if it names another player.',
  ],
]

const PUSH_RULES = [
  'What the server sends by itself, over the socket only: an event `message` with `type` and `data`, without the `msgid` of a call. Other types are ignored.',
  table(
    ['`type`', '`data`', 'what happens'],
    PUSHES.map(([name, data, effect]) => [code(name), data, effect]),
  ),
  json({ type: 'deposit.status', data: { depositId: 'dep-1001', status: 1 } }),
] as const

/** The sections about all calls: heading → paragraphs. */
export const CALL_RULES: readonly (readonly [heading: string, paragraphs: readonly string[]])[] = [
  ['Addresses and formats', ADDRESSES],
  [
    'Headers and CORS',
    [
      table(
        ['header', 'value'],
        HEADERS.map(([name, value]) => [code(name), value]),
      ),
      CORS,
    ],
  ],
  ['Lost answers', LOST_ANSWERS],
  ['Idempotency keys', KEYS],
  ['Errors', ERRORS],
  ['Statuses', STATUS_RULES],
  ['The socket', SOCKET],
  ['Pushes', PUSH_RULES],
]
