import type { UnifiedFlow } from '../../schemas/calls/unifiedFlow.ts'
import type { UnifiedForm } from '../model/depositAnswer.ts'
import { readFields } from './readFields.ts'
import { readLabel, readSentences } from './readWords.ts'

/** The lifetime of a unified form that does not say its own (spec 9). */
const LIFETIME_S = 600

/** The server's unified form in the product's own words: its inputs are fields like any other (ARCH-08). */
export function readUnifiedFlow(flow: UnifiedFlow): UnifiedForm {
  const { instruction } = flow
  const steps = typeof instruction === 'object' ? (instruction?.steps ?? []) : []
  return {
    requisites: (flow.requisites ?? []).map(({ name, title, type, value, isCopyable }) => ({
      name: name ?? '',
      title: readLabel(title ?? name ?? ''),
      type: type ?? '',
      value: value === null || value === undefined ? '' : String(value),
      isCopyable: isCopyable === true,
    })),
    text: readSentences(typeof instruction === 'string' ? instruction : (instruction?.text ?? '')),
    steps: steps.map(({ stepInstruction }) => readSentences(stepInstruction ?? '')).filter((step) => step !== ''),
    fields: readFields(flow.inputFields ?? []),
    mayComplete: namesOf(flow.buttons).includes('complete'),
    lifetimeS: Number(flow.lifetime) > 0 ? Number(flow.lifetime) : LIFETIME_S,
  }
}

/** Buttons come as a list of names, or of records, or as a record by name. */
function namesOf(buttons: UnifiedFlow['buttons']): unknown[] {
  if (Array.isArray(buttons)) return buttons.map((button) => (button as { name?: unknown })?.name ?? button)
  return Object.entries(buttons ?? {}).flatMap(([name, isThere]) => (isThere ? [name] : []))
}
