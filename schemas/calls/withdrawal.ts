const text = { type: ['string', 'null'] } as const
const amount = { type: ['string', 'number', 'null'] } as const

/** Where the winnings can be taken from (WD-02). */
export const ACCOUNTS = ['main', 'additional'] as const

/** What the server says of a withdrawal, in whichever answer it says it (Q-047: the calls are ours). */
export const WITHDRAWAL_MEMBERS = {
  amount,
  currency: text,
  /** What is kept of it. */
  fee: amount,
  /** What arrives. */
  receives: amount,
  /** Where it goes, line by line, as the player has to check it. */
  destination: {
    type: ['array', 'null'],
    maxItems: 20,
    items: {
      type: 'object',
      properties: { label: { type: 'string' }, value: { type: 'string' } },
      required: ['label', 'value'],
    },
  },
  /** A code that the player has to type, and where it was sent to. */
  confirmationCode: { type: ['object', 'null'], properties: { sentTo: text } },
} as const
