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

/** A checked document, drawn. On a form screen a press of the submit and Enter in a field are one event: onSubmit. */
export function LayoutView({ layout, plan, env }: LayoutViewProps) {
  const { element, submit, watchPresses } = useMemo(() => compileLayout(layout, plan, env), [layout, plan, env])
  useEffect(watchPresses, [watchPresses])
  if (!isForm(layout.screen)) return element
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    // A press on a disabled button would go unheard, and the player would not learn why.
    if (submitter?.getAttribute('aria-disabled') === 'true') env.run({ do: 'form.showErrors' })
    else submit()
  }
  // What the browser makes of Enter by itself would come after the focus has moved to a wrong field, and open its list.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isTaken = event.defaultPrevented // a choice in a list
    if (event.key !== 'Enter' || isTaken || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (isOfComposition(event.nativeEvent)) return
    event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
  }
  return (
    // Its inputs take these from it: said once, and not at each of 200.
    <form noValidate autoComplete="off" autoCorrect="off" spellCheck={false} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {element}
    </form>
  )
}

/** Safari ends the composition first and says so only by the code of a key that the keyboard has dealt with. */
const isOfComposition = ({
  isComposing,
  keyCode,
}: {
  readonly isComposing: boolean
  readonly keyCode: number
}): boolean => isComposing || keyCode === 229
