/**
 * Problems of the host's page that prevent payments, by code. The text is a fixed sentence for the operators of that
 * page, without player data.
 */
export const HOST_PROBLEMS = {
  'frame.allow-forms':
    'The sandbox of the frame lacks "allow-forms": no form in it can be sent, so nobody can pay. Add it.',
  'frame.hidden':
    "A press on the button of a form was held: the player can't see the button as it is. Nothing may fade (opacity), filter, turn or shrink (transform) the frame or what is around it, and nothing may lie over it, not even an empty layer that takes no clicks.",
  'window.allow-popups':
    'The payment page could not be opened. If the frame has a sandbox, it needs "allow-popups" and "allow-popups-to-escape-sandbox"; else a blocker of the player stood in the way.',
  'window.coop':
    'The payment window could not be heard. If the page of the host sends Cross-Origin-Opener-Policy: same-origin, send same-origin-allow-popups. Safari does not tell whether a window opened: a sandbox without "allow-popups" may be the reason too.',
  'page.address': 'The address of the payment page is not one that may be opened.',
  'theme.contrast':
    'Colours in schema.variables could not be read on each other (WCAG 2.2 AA: 4.5 to 1). They were made darker or lighter until they can be.',
  'host.rounded':
    'A number of `loaded` above 9007199254740991 was rounded before it arrived, and is left out: send ids as texts.',
  'page.error': 'The player sees the error page.',
} as const

export type HostProblem = keyof typeof HOST_PROBLEMS
