/** The moves that a new state of a payment or of the session causes. Everything else on a screen stays in its place. */
export const BY_STATE: readonly { readonly screens: RegExp; readonly moves: RegExp; readonly why: string }[] = [
  {
    screens: /^(form|list), session ended$/,
    moves: /^(page DIV|footer) /,
    why: 'the banner of an ended session must cover nothing, and no button works before the host sends a new token',
  },
  {
    screens:
      /^(form, (unknown|checking|not created|offline|an open payment)|(on-ramp|withdrawal), its answer lost|completion, (lost|blocked))/,
    moves: /^footer /,
    why: 'the footer says what became of the payment and offers other buttons',
  },
  {
    screens:
      /^(invoice, its time is over|peer-to-peer invoice, (cancelled|unheard)|an operator’s page: VietQR, too late)$/,
    moves: /^(split|footer) /,
    why: 'a note says that the server can’t be heard, or that the time is over, in which case the account disappears',
  },
  {
    screens: /^on-ramp offers, run out$/,
    moves: /^(split pw-stack-stack|footer )/,
    why: 'the offers are replaced when their time is over',
  },
  {
    screens: /^Indian invoice, to confirm$/,
    moves: /^page pw-(Card-card|Icon-icon)/,
    why: 'the account gives way to the field for the reference when the player has paid',
  },
  {
    screens: /^withdrawal, wrong fields$/,
    moves: /^(split pw-stack-stack|footer )/,
    why: 'the errors of the fields, after a press that was held because it might have been a second one',
  },
  {
    screens: /^form of a redemption/,
    moves: /^split pw-chips-chip/,
    why: 'the last of the quick amounts is the whole balance, which arrives late',
  },
  {
    screens: /^form of a redemption, some to be played first$/,
    moves: /^split /,
    why: 'a note above the form says why nothing can be redeemed',
  },
  {
    screens: /^(instruction, no picture comes|video, it does not come)$/,
    moves: /^(slides|footer) /,
    why: 'a picture or video that can’t be loaded leaves its place to a text',
  },
  {
    screens: /^(completion, (accepted|processed|mistaked)|an operator’s page: PSE)$/,
    moves: /^(page pw-(Card-card|Note-note)|footer) /,
    why: 'the next state of the payment has a text of its own length',
  },
]
