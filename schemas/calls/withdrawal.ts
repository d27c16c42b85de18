const text = { type: ['string', 'null'] } as const
const amount = { type: ['string', 'number', 'null'] } as const

/** The accounts that can be withdrawn from (WD-02). */
export const ACCOUNTS = ['main', 'additional'] as const

/** The properties of a withdrawal in any response (Q-047: the calls are ours). */
export const WITHDRAWAL_MEMBERS = {
  amount: {
    description:
      'How much is withdrawn. Another amount than requested needs the player’s consent. After a `withdrawal-create` without a response, the withdrawal can’t be confirmed without it.',
    ...amount,
  },
  currency: { description: 'The currency of `amount`.', ...text },
  fee: { description: 'The fee.', ...amount },
  receives: { description: 'How much arrives.', ...amount },
  receivesCurrency: {
    description:
      'The currency of `receives`, if it is not `currency`: coins of a sweepstake are paid out in a cryptocurrency.',
    ...text,
  },
  destination: {
    description: 'Where the money goes, line by line, for the player to check.',
    type: ['array', 'null'],
    maxItems: 20,
    items: {
      type: 'object',
      properties: {
        label: { description: 'What the line is, in the player’s language.', ...text },
        value: { description: 'The line. A line without a value is left out.', ...text },
      },
    },
  },
  confirmationCode: {
    description:
      'Present if the player has to type a code to confirm. If the code is the reason why `withdrawal-confirm` is refused, its error has the member `"field": "code"`, or a code such as `banking.wrongCode`.',
    type: ['object', 'null'],
    properties: { sentTo: { description: 'Where the code was sent, masked.', ...text } },
  },
} as const
