import type { Step, Story } from '../../../fixtures/Story.ts'
import type { PreviewState } from './STATES.ts'

/** The steps of a method's story that lead to a state. `sent` ends with the press that creates the payment. */
export function stepsUntil(name: string, story: Story | undefined, until: PreviewState['until']): readonly Step[] {
  if (until === 'list') return []
  const steps = story?.steps ?? [{ open: name }]
  const opened = steps.findIndex((step) => 'open' in step)
  if (until === 'form') return steps.slice(0, opened + 1)
  const created = steps.findIndex((step) => 'sent' in step && step.sent.call.includes('create'))
  const press = created < 0 ? firstPayment(steps) : lastPress(steps.slice(0, created))
  // An address for coins is created when its page opens.
  if (press < 0) return (created < 0 ? steps : steps.slice(0, created)).filter((step) => !('see' in step))
  return steps.slice(0, until === 'sent' ? press + 1 : press)
}

const lastPress = (steps: readonly Step[]): number => steps.findLastIndex((step) => 'press' in step)

/** In a story without the call that creates the payment: the first button with an amount that causes no error. */
function firstPayment(steps: readonly Step[]): number {
  const isRefused = (at: number) => Object.hasOwn(steps[at + 1] ?? {}, 'error')
  return steps.findIndex((step, at) => 'press' in step && /\d [A-Z]{3}/.test(step.press) && !isRefused(at))
}
