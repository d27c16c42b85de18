import type { Step, Story } from '../../../fixtures/Story.ts'
import type { PreviewState } from './STATES.ts'

/**
 * The steps of a method's story that lead to a state. `sent` ends with the press that creates the payment: the last one
 * before the first call that the story expects.
 */
export function stepsUntil(name: string, story: Story | undefined, until: PreviewState['until']): readonly Step[] {
  if (until === 'list') return []
  const steps = story?.steps ?? [{ open: name }]
  const opened = steps.findIndex((step) => 'open' in step)
  if (until === 'form') return steps.slice(0, opened + 1)
  const sent = steps.findIndex((step) => 'sent' in step)
  const before = sent < 0 ? steps : steps.slice(0, sent)
  const press = before.findLastIndex((step) => 'press' in step)
  return press < 0 ? before : before.slice(0, until === 'sent' ? press + 1 : press)
}
