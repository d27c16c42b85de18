import { isRecord } from '../../schemas/isRecord.ts'
import type { LayoutsFault } from './Scenario.ts'

/** The text of a layout with the scenario's change applied. Invalid JSON stays unchanged. */
export function publishedText(text: string, fault: LayoutsFault | undefined): string {
  if (typeof fault !== 'function') return text
  try {
    const document: unknown = JSON.parse(text)
    return isRecord(document) ? JSON.stringify(fault(document), undefined, 2) : text
  } catch {
    return text
  }
}
