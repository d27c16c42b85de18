/** A row of the table: what went wrong, what the player sees of it, and what a developer does. */
export interface ProblemRow {
  /** The cause, as a sentence without player data. */
  readonly cause: string
  readonly player: string
  /** The fix, for the developers of the host page or of the deployment. */
  readonly todo: string
}

/**
 * The codes of `onInitError`: why the cashier could not start. The loader has further ones, for what is wrong in the
 * host's page (`mistakes.ts`).
 */
export const INIT_ERRORS = {
  'browser.old': {
    cause: 'The browser is older than those in which the cashier works.',
    player: 'A sentence in their language: their browser is too old for the cashier.',
    todo: 'Nothing; offer another way to pay. Supported are Chrome 98, Safari 15.4, Firefox 104 and newer versions.',
  },
  'frame.allow-same-origin': {
    cause: 'The sandbox of the iframe lacks "allow-same-origin".',
    player: 'The cashier can’t be opened on this site, and support helps.',
    todo: 'Add "allow-same-origin" to `sandbox`: the cashier has an origin of its own.',
  },
  'config.wrong': {
    cause:
      'The configuration of the deployment is invalid. The text names the key and the rule that its value breaks, such as `minimum {"limit":1}`. A mistake in a section that only payments use is found after the list is shown: then no form opens.',
    player: 'The page isn’t set up correctly, with an error ID.',
    todo: 'Correct the key in the data block "paywidget-config", or in the option `config`.',
  },
  'code.failed': {
    cause: 'A script of the cashier was missing, came too late, or failed.',
    player: 'The page could not be opened, with an error ID and a button to try again.',
    todo: 'Open verify.html of the deployment. Keep the files of the previous release beside the new ones during a deploy. If no file is missing, send the error ID to the operator.',
  },
  'host.silent': {
    cause: 'No `loaded` came from the page, or no `userData` from the app, in time.',
    player: 'The error page, with an error ID.',
    todo: 'Answer `Loaded` with `loaded`. Check that `host.allowedOrigins` lists the origin of your page, and that the answer is posted to the origin of the cashier. A message of more than 64 KiB is ignored.',
  },
  'host.data': {
    cause: 'The payload of `loaded` is missing, has no token, or breaks its schema.',
    player: 'The error page, with an error ID.',
    todo: "Compare the payload with the reference of `loaded`. To see which members are wrong, set `force_logging` to `1` in the frame's session storage (not in that of your page), and reload: the console names them.",
  },
  'list.failed': {
    cause: 'The list of methods did not come in time.',
    player: 'The error page, with an error ID and a button to try again.',
    todo: "Check how long the server takes. A list that fails at once is not `list.failed`: a status comes as `onRequestError`; a wrong `api.base`, CORS or CSP only shows as a blocked request in the frame's console.",
  },
  'draw.crash': {
    cause: 'The first page could not be drawn.',
    player: 'The error page, with a button to try again.',
    todo: 'Send the text and the version to the operator: it is a fault of the cashier or of a published layout.',
  },
} as const satisfies Readonly<Record<string, ProblemRow>>

export type InitErrorCode = keyof typeof INIT_ERRORS

/** The codes of `onProblem`: problems of the host's page or of the deployment in a running cashier. */
export const HOST_PROBLEMS = {
  'frame.allow-forms': {
    cause: 'The sandbox of the iframe lacks "allow-forms": forms can\'t be submitted, so nobody can pay.',
    player: 'The list. A press on a method shows that payments can’t be made on this page.',
    todo: 'Add "allow-forms" to `sandbox`.',
  },
  'frame.hidden': {
    cause: "A press on a submit button was blocked, because the player can't see the button.",
    player: 'A message that asks to press again.',
    todo: 'Remove opacity, filters and transforms from the iframe and its ancestors, and every element that covers it, even an empty one without pointer events.',
  },
  'window.allow-popups': {
    cause: 'The payment page could not be opened.',
    player: 'A link that opens the payment page.',
    todo: 'If the iframe has a sandbox, it needs "allow-popups" and "allow-popups-to-escape-sandbox"; otherwise the browser or a popup blocker prevented it.',
  },
  'window.coop': {
    cause: 'The payment window does not respond.',
    player: 'A button that opens the payment page again.',
    todo: 'If your page sends Cross-Origin-Opener-Policy: same-origin, send same-origin-allow-popups instead. In Safari the reason may also be a sandbox without "allow-popups". A service worker of the page may also have answered helper.html with another page.',
  },
  'page.address': {
    cause: 'The URL of the payment page is unsafe and was not opened. The text names its origin or scheme.',
    player: 'A message that the payment page can’t be opened.',
    todo: 'The server has to send an https URL without a user and a password, or one of a scheme in `redirect.appSchemes`.',
  },
  'theme.contrast': {
    cause: 'The contrast of colours in schema.variables was too low (WCAG 2.2 AA: 4.5 to 1).',
    player: 'The colours, darker or lighter than yours.',
    todo: 'They were adjusted. Choose colours with more contrast to keep yours.',
  },
  'host.refused': {
    cause:
      'A `loaded` message to the running cashier was invalid. It was ignored, with its token. The text names the members.',
    player: 'The cashier as before; when the former token expires, that the session has ended.',
    todo: 'Correct the members that the text names, and send `loaded` again: its new token was ignored too.',
  },
  'host.rounded': {
    cause: 'A number in `loaded` above 9007199254740991 was rounded before it arrived, and is ignored.',
    player: 'The cashier without what the number named, such as a bonus.',
    todo: 'Send ids as strings.',
  },
  'preview.off': {
    cause: 'The preview in `loaded` (`layoutPreview`) is ignored: previews are off.',
    player: 'The live layouts.',
    todo: 'Set `layouts.previews` in the configuration of the widget.',
  },
  'preview.missing': {
    cause: '`layoutPreview` in `loaded` names no preview that can be used: the live layouts are shown.',
    player: 'The live layouts, under the badge "Preview not available".',
    todo: 'Compare its 64 digits with those that "paywidget-layouts status" lists, and copy the files of the preview to the server.',
  },
  'open.method': {
    cause: '`open.method` in `loaded` names no method that can be opened.',
    player: 'The list.',
    todo: 'Use the name of the method in the list of the server. A method that `methods` hides, or that needs a choice before it, can’t be opened.',
  },
  'open.group': {
    cause: '`open.group` in `loaded` names no group of the list.',
    player: 'The list.',
    todo: 'Use the category of the group in the list of the server.',
  },
  'open.amount': {
    cause: '`open.amount` in `loaded` has more decimals than the currency of the account, and is ignored.',
    player: 'The form without the amount.',
    todo: 'Round the amount before you send it.',
  },
  'open.invalid': {
    cause: 'A member of `open` in `loaded` is unknown or does not fit its schema, and is ignored.',
    player: 'The cashier as if the member was missing.',
    todo: 'Compare it with the reference of `open`.',
  },
  'methods.unknown': {
    cause: '`methods` in `loaded` names methods or groups that this list does not have.',
    player: 'The list without them.',
    todo: 'Correct misspelt names. Nothing to do if they belong to another country, currency or transaction.',
  },
  'methods.limits': {
    cause: '`methods.limits` in `loaded` leaves no amount that the server allows: the method is not shown.',
    player: 'The list without the method.',
    todo: 'Choose limits that overlap with those of the server, or hide the method.',
  },
  'methods.invalid': {
    cause: 'A member of `methods` in `loaded` is unknown or does not fit its schema, and is ignored.',
    player: 'The list as if the member was missing.',
    todo: 'Compare it with the reference of `methods`.',
  },
  'texts.unknown': {
    cause: '`texts` in `loaded` has keys that the cashier does not know.',
    player: 'The texts of the cashier.',
    todo: 'Use keys of the type `TextKey` of the npm package.',
  },
  'texts.fixed': {
    cause: '`texts` in `loaded` replaces texts that can’t be replaced, because they protect the money of the player.',
    player: 'The texts of the cashier.',
    todo: 'Remove their keys from `texts`. Its reference lists the texts that can’t be replaced.',
  },
  'texts.invalid': {
    cause: 'A text of `texts` in `loaded` can’t be used.',
    player: 'The text of the cashier.',
    todo: 'Give it the placeholders of the English text, and no markup.',
  },
  'page.error': {
    cause: 'The player sees the error page.',
    player: 'The error page, with an error ID.',
    todo: 'The text names the reason. Ask the operator for the report with the same error ID.',
  },
} as const satisfies Readonly<Record<string, ProblemRow>>

export type HostProblem = keyof typeof HOST_PROBLEMS

/** The text of a message: the cause and the fix. */
export const problemText = ({ cause, todo }: ProblemRow): string => `${cause} ${todo}`
