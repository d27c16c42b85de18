import { LARGEST_MESSAGE } from './largestMessage.ts'

/** A mistake in the host's page: what is wrong, and what its developers do about it. `{name}` is filled in. */
interface Mistake {
  readonly cause: string
  readonly todo: string
  /** Whether the cashier can't start because of it; then the host receives `onInitError` too. */
  readonly isFatal?: true
}

/**
 * The mistakes that the loader finds in the host's page, and in its own deployment. It reports them in the console and
 * as `onProblem`, with these codes.
 */
export const HOST_MISTAKES = {
  'src.missing': {
    cause: 'The cashier has data but no "src", so there is nothing to open.',
    todo: 'Set "src" to the URL of the deployment, such as https://pay.example/paywidget/.',
  },
  'src.invalid': {
    isFatal: true,
    cause: '"src" is "{value}", which is not an https URL.',
    todo: 'Set "src" to the URL of the deployment, such as https://pay.example/paywidget/. http works for localhost only.',
  },
  'page.invalid': {
    isFatal: true,
    cause: '"page" is "{value}", which is not a page of the cashier.',
    todo: 'Set "page" to a path inside of "src", such as withdrawal.',
  },
  'element.missing': {
    isFatal: true,
    cause: 'There is no element "{value}" in this page.',
    todo: 'Mount the cashier once the element is in the page, and check the selector.',
  },
  'data.invalid': {
    isFatal: true,
    cause: '"data" can\'t be sent to the cashier: {value}.',
    todo: 'Set "data" to a plain object, such as { user: { token } }, with texts, numbers, booleans, lists and objects only.',
  },
  'data.large': {
    isFatal: true,
    cause: `"data" has {value} bytes. The cashier ignores a message of more than ${LARGEST_MESSAGE} bytes.`,
    todo: 'Send less. In "texts", send only the texts that you replace, and only in the language of the player.',
  },
  'update.invalid': {
    cause: 'The new "data" can\'t be sent to the cashier, which keeps the data that it has: {value}.',
    todo: 'Set "data" to a plain object, such as { user: { token } }, with texts, numbers, booleans, lists and objects only.',
  },
  'update.large': {
    cause: `The new "data" has {value} bytes. The cashier ignores a message of more than ${LARGEST_MESSAGE} bytes and keeps the data that it has.`,
    todo: 'Send less. In "texts", send only the texts that you replace, and only in the language of the player.',
  },
  'data.attribute': {
    cause: '<pay-widget> has an attribute "data", which is ignored: an attribute would put the token into the markup.',
    todo: 'Set the property: element.data = { user: { token } }, or in a template :data.prop (Vue), [data] (Angular), .data (Lit). Other frameworks set the property if the element is defined when they render it: load the script of the cashier before the element.',
  },
  'token.missing': {
    cause: '"data" has no "user.token", so the cashier is not shown.',
    todo: 'Get a token of the player from your server, and set "data" again. While nobody is signed in, leave "data" undefined.',
  },
  'token.invalid': {
    isFatal: true,
    cause: '"data.user.token" is {value}, not a text.',
    todo: 'Wait for the answer of your server, and pass the token as a text.',
  },
  'token.url': {
    cause: 'The token is in the URL of {value}, and so in histories, logs and referrers.',
    todo: 'Remove it from the URL and replace the token. Pass it in "data.user.token" only.',
  },
  'mount.double': {
    cause: 'Two cashiers are mounted in one element.',
    todo: 'Call destroy() on the first before you mount the second, or give each an element of its own.',
  },
  'on.unknown': {
    cause: '"on" has "{value}", which is not a message of the cashier with a function, so it is never called.',
    todo: 'Compare the name with the list of messages: names are case-sensitive.',
  },
  'script.twice': {
    cause: 'This page loads the package twice: <pay-widget> is defined by another copy, maybe of another version.',
    todo: 'Load the package once: remove the second script, or deduplicate it in your bundler.',
  },
  'script.late': {
    cause: 'The script of the cashier ran {value} s after the page was opened, and <pay-widget> was empty until then.',
    todo: 'If the element was on the page long before the script, load the script with the page: <script type="module"> in the head, not after a consent dialog or a timer. If your page loads both when the player opens the cashier, nothing is wrong.',
  },
  'loader.incomplete': {
    cause:
      'A file of the loader is missing or came too late: {value}. The cashier opens all the same, but a payment without an answer may be lost when this page is reloaded, a frame with "fit": "content" does not follow the height of its content, and mistakes of this page are not found.',
    todo: 'Deploy all files of the loader, beside those of the previous release: pages that are open still request them.',
  },
  'host.opaque': {
    cause: 'This page has no origin: it is in a sandbox without "allow-same-origin", or opened as a file.',
    todo: 'Serve the page by https (http://localhost for development), and add "allow-same-origin" to the sandbox around it.',
    isFatal: true,
  },
  'host.viewport': {
    cause: 'This page has no <meta name="viewport">, so phones show it 980 px wide, with tiny text.',
    todo: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
  },
  'host.policy': {
    cause: 'The Permissions-Policy of this page denies the cashier: {value}.',
    todo: 'Allow them for the origin of "src" in the Permissions-Policy header of this page.',
  },
  'frame.csp': {
    isFatal: true,
    cause: "This page's Content-Security-Policy blocks the frame of {value}.",
    todo: 'Add {value} to "frame-src" of this page.',
  },
  'frame.removed': {
    isFatal: true,
    cause: 'The frame is not in the page: its element was removed, emptied, or never added to the document.',
    todo: 'Keep the element in the page while the cashier is mounted, and call destroy() to remove it.',
  },
  'frame.sandbox': {
    cause: 'The "sandbox" of the frame lacks {value}.',
    todo: 'Add {value}. Without them payment pages do not open, forms are not sent or pictures are not saved.',
  },
  'frame.allow': {
    cause: 'The attribute "allow" of the frame lacks {value}.',
    todo: 'Add {value}. Without them buttons such as "Copy" do not work.',
  },
  'frame.size': {
    cause: 'The frame is {value} pixels large, which is too small for a payment form.',
    todo: 'Give the frame at least 320 × 480 pixels, better the width of a phone and a height of 760 pixels.',
  },
  'frame.transform': {
    cause: 'The frame or an element around it ({value}) has a transform that scales, rotates or skews it.',
    todo: 'Remove the transform, at least once the cashier is shown: in a transformed frame, a press on the pay button is blocked.',
  },
  'frame.effects': {
    cause: 'The frame or an element around it ({value}) has an opacity, a filter or a blend mode.',
    todo: 'Remove it: in a frame that is not fully visible, a press on the pay button is blocked.',
  },
  'frame.invisible': {
    cause: 'The cashier is ready, but its frame is hidden (display, visibility or a size of 0).',
    todo: 'Mount the cashier when it is shown: browsers slow hidden frames down, and the size of the frame is unknown.',
  },
  'frame.covered': {
    cause: 'An element covers the frame: {value}.',
    todo: 'Remove it, even if it is transparent or has no pointer events: a press below it is blocked.',
  },
  'cashier.unreachable': {
    isFatal: true,
    cause: 'No server answers at {value}.',
    todo: 'Open the URL in a tab. Check the host name, the certificate, and that dist/site/ is served there.',
  },
  'cashier.refused': {
    isFatal: true,
    cause: 'The server answers at {value}, but the cashier does not start in this page.',
    todo: 'Add {host} to "host.allowedOrigins" of the deployment and to "frame-ancestors" of its headers, then open verify.html there. If the console shows a 404, dist/site/ is served at another path. If the origin has a service worker, it must not answer the paths of the cashier. In Safari and on iOS, this page can\'t have "Cross-Origin-Embedder-Policy: require-corp": send "credentialless".',
  },
  'cashier.silent': {
    isFatal: true,
    cause: 'No cashier answered at {value} in time.',
    todo: 'Open the URL in a tab. Add {host} to "host.allowedOrigins" and "frame-ancestors" of the deployment, and the origin of the URL to "frame-src" of this page.',
  },
} as const satisfies Readonly<Record<string, Mistake>>

export type HostMistake = keyof typeof HOST_MISTAKES
