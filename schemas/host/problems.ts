/**
 * Problems of the host's page that prevent payments, by code. The text is a fixed sentence for the operators of that
 * page, without player data.
 */
export const HOST_PROBLEMS = {
  'frame.allow-forms':
    'The sandbox of the iframe lacks "allow-forms": forms can\'t be submitted, so nobody can pay. Add it.',
  'frame.hidden':
    "A press on a submit button was blocked, because the player can't see the button. Remove opacity, filters and transforms from the iframe and its ancestors, and every element that covers it, even an empty one without pointer events.",
  'window.allow-popups':
    'The payment page could not be opened. If the iframe has a sandbox, it needs "allow-popups" and "allow-popups-to-escape-sandbox"; otherwise the browser or a popup blocker prevented it.',
  'window.coop':
    'The payment window does not respond. If your page sends Cross-Origin-Opener-Policy: same-origin, send same-origin-allow-popups instead. In Safari the reason may also be a sandbox without "allow-popups".',
  'page.address': 'The URL of the payment page is unsafe and was not opened.',
  'theme.contrast':
    'The contrast of colours in schema.variables was too low (WCAG 2.2 AA: 4.5 to 1). They were adjusted.',
  'host.rounded':
    'A number in `loaded` above 9007199254740991 was rounded before it arrived, and is ignored. Send ids as texts.',
  'preview.off':
    'layoutPreview in `loaded` is ignored: previews are off. Set `layouts.previews` in the configuration of the widget.',
  'preview.missing':
    'layoutPreview in `loaded` names no preview that can be used: the live layouts are shown. Compare its 64 digits with those that "paywidget-layouts status" lists, and copy the files of the preview to the server.',
  'page.error': 'The player sees the error page.',
} as const

export type HostProblem = keyof typeof HOST_PROBLEMS
