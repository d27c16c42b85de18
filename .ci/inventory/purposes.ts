export const LIBRARIES = 'libraries, listed under packages'

/** What the code of a folder is for, in the words of an auditor. The first folder that fits counts. */
export const PURPOSES: readonly (readonly [folder: string, purpose: string])[] = [
  ['node_modules/', LIBRARIES],
  ['src/features/bonus', 'bonuses'],
  ['src/features/captcha', 'asks for a captcha in its own frame'],
  ['src/features/crypto', 'payments in crypto'],
  ['src/features/deposit', 'deposits: form, create, status'],
  ['src/features/guides', 'instructions for players'],
  ['src/features/invoice', 'where and how to pay an open deposit'],
  ['src/features/list', 'the list of payment methods'],
  ['src/features/onramp', 'buying crypto'],
  ['src/features/sweepstake', 'purchases and redemptions of a sweepstake'],
  ['src/features/withdrawal', 'withdrawals'],
  ['src/payments', 'sends each payment once, and looks up lost answers'],
  ['src/host', 'messages with the host page'],
  ['src/transport', 'calls to the cashier API'],
  ['src/api', 'calls to the cashier API, and checks of their answers'],
  ['src/analytics', 'reports to the operator, without personal data'],
  ['src/forms', 'form fields and their checks'],
  ['src/money', 'amounts and currencies'],
  ['src/i18n', 'texts and languages'],
  ['src/language', 'checks and reads layout documents'],
  ['src/layouts', 'loads layout documents'],
  ['src/drawing', 'draws screens'],
  ['src/screens', 'draws screens'],
  ['renderers/', 'draws screens'],
  ['src/scopes', 'data that screens show'],
  ['src/guides', 'instructions for players'],
  ['src/catalog', 'methods, limits and bonuses'],
  ['src/session', 'the player and the settings of the host'],
  ['src/notices', 'tells the player about failures'],
  ['src/reference', 'tables of countries, currencies and formats'],
  ['src/routes', 'moves between pages'],
  ['src/cashiers', 'moves between pages'],
  ['src/platform', 'small parts for browsers'],
  ['src/', 'starts and connects the parts'],
  ['schemas/', 'built-in screens, and schemas of what comes from outside'],
  ['fixtures/', 'example methods'],
]

/** Scripts that are built apart, so that they share no file with the others. */
export const SEPARATE: readonly {
  readonly name: RegExp
  readonly pages: readonly string[]
  readonly purpose: string
}[] = [
  { name: /\/captcha-[^/]+\.js$/, pages: [], purpose: 'Loads the captcha of a vendor and passes its answer on.' },
  { name: /\/guard-[^/]+\.js$/, pages: [], purpose: 'Tells player and host when the cashier can not start.' },
  {
    name: /\/frameCheck-[^/]+\.js$/,
    pages: [],
    purpose: 'Tells player and host that the browser or the frame is not suitable.',
  },
  {
    name: /\/loader(?:Part)?(-[^/]+)?\.js$/,
    pages: ['(host page)'],
    purpose: 'Puts the cashier into a host page without npm.',
  },
]
