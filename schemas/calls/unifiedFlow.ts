import type { FromSchema } from 'json-schema-to-ts'
import { LINE } from './identifier.ts'
import { INPUT_FIELD } from './serverField.ts'

const text = { type: ['string', 'null'] } as const
const value = { type: ['string', 'number', 'null'] } as const

/** A unified form: payment details, instructions and fields to fill in (spec 3, Unified response). */
export const UNIFIED_FLOW = {
  type: 'object',
  properties: {
    requisites: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        properties: { name: text, title: text, type: text, value: LINE, isCopyable: { type: ['boolean', 'null'] } },
      },
    },
    instruction: {
      type: ['object', 'string', 'null'],
      properties: {
        text,
        steps: {
          type: ['array', 'null'],
          items: { type: 'object', properties: { stepNumber: value, stepInstruction: text } },
        },
      },
    },
    inputFields: { type: ['array', 'null'], maxItems: 200, items: INPUT_FIELD },
    buttons: { type: ['array', 'object', 'null'] },
    created: value,
    lifetime: value,
    processingAmount: value,
    processingCurrency: text,
  },
} as const

export type UnifiedFlow = FromSchema<typeof UNIFIED_FLOW>
