/** The moves that a new state of a payment or of the session causes. Everything else on a screen stays in its place. */
export const BY_STATE: readonly { readonly screens: RegExp; readonly moves: RegExp; readonly why: string }[] = [
  {
    screens: /^(form|list), session ended$/,
    moves: /^(page DIV|footer) /,
    why: 'the banner of an ended session must cover nothing, and no button works before the host sends a new token',
  },
  {
    screens:
      /^(form, (outcome unknown|checking|not created|offline|open payment)|(on-ramp|withdrawal), answer lost|completion, (create unanswered|window blocked))/,
    moves: /^footer /,
    why: 'the footer says what became of the payment and offers other buttons',
  },
  {
    screens:
      /^(invoice, expired|peer-to-peer invoice, (cancelled|status unavailable)|an operator’s page: VietQR, expired)$/,
    moves: /^(split|footer) /,
    why: 'a note says that the server does not answer, or that the invoice has expired; then the account disappears',
  },
  {
    screens: /^on-ramp offers, expired$/,
    moves: /^(split pw-stack-stack|footer )/,
    why: 'the offers are replaced when they expire',
  },
  {
    screens: /^Indian invoice, to confirm$/,
    moves: /^page pw-(Card-card|Icon-icon)/,
    why: 'the account is replaced by the field for the reference when the player has paid',
  },
  {
    screens: /^withdrawal form, invalid fields$/,
    moves: /^(split pw-stack-stack|footer )/,
    why: 'the errors of the fields appear after a press that was blocked as a double click',
  },
  {
    screens: /^redemption form/,
    moves: /^split pw-chips-chip/,
    why: 'the last of the quick amounts is the whole balance, which arrives late',
  },
  {
    screens: /^redemption form, coins to be played first$/,
    moves: /^split /,
    why: 'a note above the form says why nothing can be redeemed',
  },
  {
    screens: /^(instruction, picture failed|video, failed)$/,
    moves: /^(slides|footer) /,
    why: 'a text replaces a picture or video that can’t be loaded',
  },
  {
    screens: /^(completion, (accepted|processed|mistaked)|an operator’s page: PSE)$/,
    moves: /^(page pw-(Card-card|Note-note)|footer) /,
    why: 'the next state of the payment has a text of another length',
  },
]
