import { NAME } from '../pieces.ts'
import { action } from './action.ts'

export const instructionOpen = action(
  'instruction.open',
  'Opens the payment instructions of a bank; the invoice stays open.',
  { bank: { ...NAME, description: 'The bank, by its name in the configuration: `sber`, `t-bank`, `gazprom`.' } },
  { bank: 'sber' },
)
