import type { WireStep } from '../../schemas/calls/instruction.ts'

/** Generic steps for a transfer in a banking app, until a deployment provides images of the app itself. */
const TRANSFER: readonly WireStep[] = [1, 2, 3].map((step) => ({
  image: `transfer_${step}.svg`,
  text: `instruction.transfer.${step}`,
}))

/** The same steps as text only, for invoices whose bank has no images (P2P-14, Q-054). */
export const TRANSFER_TEXTS: readonly string[] = [1, 2, 3].map((step) => `instruction.transfer.${step}`)

/** The steps of the banks that the specification names for a transfer from abroad. */
export const BANK_STEPS: Readonly<Record<string, readonly WireStep[]>> = {
  sber: TRANSFER,
  't-bank': TRANSFER,
  gazprom: TRANSFER,
}
