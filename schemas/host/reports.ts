/** A row of the table: what the cashier found, what it did instead, and what the operator does. */
export interface ReportRow {
  readonly cause: string
  readonly todo: string
}

const COMPARE = 'Compare the answer with the reference of the call, and correct the server.'
const CHECK = 'Run `paywidget-layouts check` on the document, correct it and publish it again.'
const PUBLISH = 'Run `paywidget-layouts status` on the published folder, and copy the missing or changed files again.'
const FILES = 'Open verify.html of the deployment: it names missing files and wrong headers.'
const CAPTCHA =
  'Check `captcha.siteKey` of the configuration (reCAPTCHA) or `geetestCaptchaId` in `loaded` (GeeTest), and the account at the vendor, if players report it too.'

/**
 * The codes of the reports that the operator receives (event `problem`, member `code`): what is wrong with documents,
 * methods, answers and files. The player need not see them. The codes of `HOST_PROBLEMS` are reported to the operator
 * too.
 */
export const REPORTS = {
  'action.failed': {
    cause: 'An action of a layout failed.',
    todo: 'The text has the reason. Send it to us if the document is right.',
  },
  'action.unknown': { cause: 'A layout names an action that this version does not have.', todo: CHECK },
  'api.answer': {
    cause:
      'An answer of the server differs from its schema in members that are not required. It was read all the same.',
    todo: COMPARE,
  },
  'api.misfit': { cause: 'An answer of the server can’t be used. The player saw a message.', todo: COMPARE },
  'captcha.bypass': {
    cause: 'The network of a captcha vendor failed repeatedly. The deposit was sent without a captcha.',
    todo: 'Nothing if the vendor was down. Let the server decide whether it takes such a deposit.',
  },
  'captcha.expired': { cause: 'The result of a captcha expired before the deposit was sent.', todo: CAPTCHA },
  'captcha.unknown': { cause: 'A captcha failed for a reason that its vendor did not name.', todo: CAPTCHA },
  'captcha.script': {
    cause: 'The script of a captcha vendor could not be loaded.',
    todo: 'Check `captcha.scripts` in the configuration. Else a network or an ad blocker prevented it.',
  },
  'captcha.noClients': {
    cause: 'The script of reCAPTCHA has no Enterprise clients.',
    todo: 'Use a key of reCAPTCHA Enterprise.',
  },
  'captcha.late': { cause: 'A captcha gave no result in time.', todo: CAPTCHA },
  'captcha.noId': {
    cause: 'A captcha is needed, but its key is missing. Nothing was sent.',
    todo: 'Set `captcha.siteKey` in the configuration (reCAPTCHA), or send `geetestCaptchaId` in `loaded` (GeeTest).',
  },
  'captcha.noData': { cause: 'The result of a captcha lacks members.', todo: CAPTCHA },
  'captcha.noResult': { cause: 'A captcha of GeeTest gave no result.', todo: CAPTCHA },
  'cash.page': { cause: 'A page of `cash.pages` may not be opened.', todo: 'Give an https URL in the configuration.' },
  'close.notice': {
    cause: 'The notice that a player closed a deposit while it was being created did not reach the server.',
    todo: 'Nothing: the deposit ends by its own time.',
  },
  'config.unknown': {
    cause: 'The configuration has a key that this version does not know.',
    todo: 'Correct the key, or remove it. The reference lists all keys.',
  },
  'config.wrong': {
    cause:
      'A section of the configuration that only payments use is invalid. The list is shown, but no form opens, and nobody can pay.',
    todo: 'Correct the key that the text names, and deploy again at once.',
  },
  'crypto.address': {
    cause: 'A crypto address is not valid for its chain. It was not shown.',
    todo: 'Correct the server. No player could pay to it.',
  },
  'crypto.minimum': {
    cause: 'The minimum of a crypto address is no number, or is in another coin. The address was shown without it.',
    todo: 'Correct the server: "minDepositValue" is a number of coins. Players may lose smaller amounts.',
  },
  'debug.missing': { cause: 'The code of the log for developers could not be loaded.', todo: FILES },
  'deposit.cancel': {
    cause: 'The server did not confirm the cancellation of a deposit. The widget polls the status of the deposit.',
    todo: 'Check the call that cancels.',
  },
  'deposit.complete': {
    cause: 'The answer to “I’ve paid” is unknown or a refusal. The widget polls the status.',
    todo: 'Check the call that completes.',
  },
  'deposit.noMethod': {
    cause: 'A player pressed the pay button while no method was selected. Nothing was sent.',
    todo: 'Send us the text and the version.',
  },
  'deposit.null': {
    cause:
      'The answer to a deposit has neither an ID nor a next step, or no address for the coin. The widget looks for the deposit; a coin shows a message.',
    todo: COMPARE,
  },
  'deposit.p2p': { cause: 'The answer of a peer-to-peer deposit differs from its schema.', todo: COMPARE },
  'draw.crash': { cause: 'A page could not be drawn.', todo: 'Send us the text and the version.' },
  'error.page': {
    cause: 'A player saw the error page. The text begins with the error ID.',
    todo: 'Look for the other reports of that time.',
  },
  'field.leftOut': {
    cause: 'A document leaves out a field that the method requires. It was drawn anyway.',
    todo: 'Add the field to the document.',
  },
  'field.overruled': {
    cause: 'A document has a field of its own with the name of a field of the server. The server’s was used.',
    todo: 'Rename the field in the document.',
  },
  'field.regex': {
    cause:
      'A rule of a field can’t be used: it is not a regular expression, or a slow one. The field has no such rule.',
    todo: 'Correct the rule in the list of methods.',
  },
  'field.securityCode': {
    cause: 'A field for the security code of a card was left out.',
    todo: 'Set `cards.securityCode` if you may ask for it; else remove the field.',
  },
  'field.shape': {
    cause: 'A field of a method does not fit its schema. It was left out.',
    todo: 'Correct the field in the list of methods.',
  },
  'field.type': {
    cause: 'A field has a type that this version does not know. It was drawn as text.',
    todo: 'Use a type of the reference, or update the cashier.',
  },
  'file.failed': { cause: 'A file could not be loaded.', todo: FILES },
  'host.analytics': {
    cause: 'The code of the events for the host could not be loaded. The host gets none.',
    todo: FILES,
  },
  'host.bonus': {
    cause: 'The host sent bonuses that do not fit their schema. They were ignored.',
    todo: 'Let the host compare them with the reference of `loaded`.',
  },
  'host.schema': {
    cause: 'A member of `schema` of the host can’t be used.',
    todo: 'Let the host correct the member that the text names.',
  },
  'icon.failed': {
    cause: 'An icon could not be loaded.',
    todo: 'Check the address in the list of methods, and `assets.origins`.',
  },
  'icon.refused': {
    cause: 'The server of an icon answered with an error.',
    todo: 'Check the address in the list of methods.',
  },
  'invoice.amount': {
    cause: 'An invoice has no amount that can be paid. The player saw no payment details.',
    todo: COMPARE,
  },
  'invoice.time': {
    cause: 'An invoice had expired when it arrived.',
    todo: 'Check the time that the server sends, and its clock.',
  },
  'layout.document': {
    cause:
      'A published document is missing, was changed, or has mistakes. Another layout was drawn, or the invalid node was left out.',
    todo: `If the text says that it has mistakes: ${CHECK.replace('Run', 'run')} Else: ${PUBLISH.replace('Run', 'run')}`,
  },
  'layout.draw': {
    cause: 'A node of a layout could not be drawn, or an expression failed. The text names its place.',
    todo: CHECK,
  },
  'layout.track': { cause: 'A layout tracks an event whose key does not exist.', todo: CHECK },
  'layout.unproved': {
    cause: 'A published document was used without checking its hash, because the page has no `crypto.subtle`.',
    todo: 'Serve the cashier by https.',
  },
  'layouts.index': {
    cause: 'The index of published documents can’t be used. Built-in layouts were drawn.',
    todo: PUBLISH,
  },
  'layouts.rollouts': {
    cause: 'The file of gradual releases can’t be used. The player got the layouts without gradual releases.',
    todo: PUBLISH,
  },
  'limits.currency': {
    cause: 'A method has no limits in the currency of the player’s account.',
    todo: 'Add limits in that currency.',
  },
  'limits.unread': {
    cause:
      'A limit or fee of a method can’t be read. If it bounds the amount of a payment, payments by the method are closed.',
    todo: 'Correct the value that the text names.',
  },
  'list.outdated': {
    cause: 'A list of methods arrived after a newer one had been requested. It was not used.',
    todo: 'Nothing; if it is frequent, the server is slow.',
  },
  'method.banks': {
    cause: 'A withdrawal asks for a bank, but its method names none.',
    todo: 'Add the banks to the field of the method.',
  },
  'method.fields': {
    cause: 'No box can be paid with a method, because it requires form fields.',
    todo: 'Remove the method from the list of boxes.',
  },
  'method.schema': {
    cause: 'A method of the list does not fit its schema. It was left out.',
    todo: 'Correct the member that the text names.',
  },
  'method.unlisted': {
    cause: 'A method is not in the list of this player. The text has the reason.',
    todo: 'Nothing if that is meant.',
  },
  'methods.empty': {
    cause: 'The list of methods is empty.',
    todo: 'Check which methods the server offers for this country and currency.',
  },
  'methods.timeout': { cause: 'The list of methods did not come in time.', todo: 'Check how long the server takes.' },
  'onramp.offer': {
    cause: 'An offer of an on-ramp can’t be used and was left out, or its fee can’t be read and is shown as sent.',
    todo: COMPARE,
  },
  'part.missing': { cause: 'A script of the cashier could not be loaded after the start.', todo: FILES },
  'press.blocked': {
    cause:
      'A press was ignored, and nothing was sent. `doubled`: it was the second click of a double click. `moved`: the button had just moved under the pointer.',
    todo: 'Nothing; if `moved` is frequent, find out what in the host’s page moves the cashier.',
  },
  'preview.missing': { cause: 'A preview can’t be used. The live layouts were shown.', todo: PUBLISH },
  'preview.shown': {
    cause: 'A preview is shown in place of the live layouts.',
    todo: 'Nothing: players never get a preview.',
  },
  'sweepstake.box': { cause: 'Boxes of a sweepstake can’t be read. They are not shown.', todo: COMPARE },
  'sweepstake.empty': { cause: 'A sweepstake has no boxes.', todo: 'Check which boxes the server offers.' },
  'sweepstake.noBox': {
    cause: 'A box that was opened by its address is not offered.',
    todo: 'Correct the link of the host.',
  },
  uncaught: { cause: 'The code of the cashier threw an error.', todo: 'Send us the text and the version.' },
} as const satisfies Readonly<Record<string, ReportRow>>
