import { type FormEvent, type KeyboardEvent, useEffect, useMemo } from 'react'
import { isForm } from '../../schemas/layout/screens/isForm.ts'
import type { FormPlan } from '../forms/plan/FormPlan.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import { compileLayout } from './compileLayout.tsx'
import type { DrawingEnv } from './Drawer.ts'

export interface LayoutViewProps {
  readonly layout: CheckedLayout
  readonly plan: FormPlan | undefined
  readonly env: DrawingEnv
}

/** Renders a checked layout. On a form screen, the submit button and Enter in a field both trigger onSubmit. */
export function LayoutView({ layout, plan, env }: LayoutViewProps) {
  const { element, submit, watchPresses } = useMemo(() => compileLayout(layout, plan, env), [layout, plan, env])
  useEffect(watchPresses, [watchPresses])
  if (!isForm(layout.screen)) return element
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    // Otherwise a press on a disabled button would do nothing, and the player would not learn why.
    if (submitter?.getAttribute('aria-disabled') === 'true') env.run({ do: 'form.showErrors' })
    else submit()
  }
  // Prevents the browser's default action for Enter: it would run on the invalid field that has just received the
  // focus, and would open that field's list.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isTaken = event.defaultPrevented // Enter selected an option in a list
    if (event.key !== 'Enter' || isTaken || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (isOfComposition(event.nativeEvent)) return
    event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
  }
  return (
    // Inputs inherit the text attributes, so that they need not be set on each of 200 inputs.
    <form noValidate autoComplete="off" autoCorrect="off" spellCheck={false} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {element}
    </form>
  )
}

/** Safari ends the composition before keydown and marks that keydown only with keyCode 229. */
const isOfComposition = ({
  isComposing,
  keyCode,
}: {
  readonly isComposing: boolean
  readonly keyCode: number
}): boolean => isComposing || keyCode === 229
