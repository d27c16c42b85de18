import { type FormEvent, useMemo } from 'react'
import { SCREENS } from '../../schemas/layout/screens.ts'
import type { CheckedLayout } from './CheckedLayout.ts'
import { compileLayout } from './compileLayout.tsx'
import type { LayoutEnv } from './LayoutEnv.ts'
import type { FormPlan } from './planForm.ts'

export interface LayoutViewProps {
  readonly layout: CheckedLayout
  readonly plan: FormPlan | undefined
  readonly env: LayoutEnv
}

/** A checked document, drawn. On a form screen a press of the submit and Enter in a field are one event: onSubmit. */
export function LayoutView({ layout, plan, env }: LayoutViewProps) {
  const { element, submit } = useMemo(() => compileLayout(layout, plan, env), [layout, plan, env])
  if (!SCREENS[layout.screen].isForm) return element
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit?.()
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      {element}
    </form>
  )
}
