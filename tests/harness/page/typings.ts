import type { TextTyping } from '../../../renderers/contract.ts'

/** One typing rule of each kind. */
export const TYPINGS = {
  document: { kind: 'mask', masks: () => ['###.###.###-##', '##.###.###/####-##'] },
  plate: { kind: 'mask', masks: () => ['AA-##', 'AA-## (**)'] },
  russian: { kind: 'mask', masks: () => ['+7 (###) ###-##-##'] },
  date: { kind: 'date', format: 'DD/MM/YYYY' },
  phone: { kind: 'phone', prefix: () => '52' },
  upper: { kind: 'upper' },
  digits: { kind: 'only', only: 'digits' },
} as const satisfies Record<string, TextTyping>

export type TypingName = keyof typeof TYPINGS
