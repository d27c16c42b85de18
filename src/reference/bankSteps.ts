import type { WireStep } from '../../schemas/calls/instruction.ts'

/** How a transfer is made in a bank's app, whichever bank it is: until a deployment has pictures of the app itself. */
const TRANSFER: readonly WireStep[] = [1, 2, 3].map((step) => ({
  image: `transfer_${step}.svg`,
  text: `instruction.transfer.${step}`,
}))

/** The same in words alone: an invoice shows them where no bank has pictures (P2P-14, Q-054). */
export const TRANSFER_TEXTS: readonly string[] = [1, 2, 3].map((step) => `instruction.transfer.${step}`)

/** The banks that the specification names for a transfer from abroad. */
export const BANK_STEPS: Readonly<Record<string, readonly WireStep[]>> = {
  sber: TRANSFER,
  't-bank': TRANSFER,
  gazprom: TRANSFER,
}
