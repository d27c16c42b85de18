import type { ReactNode } from 'react'
import { announcedProps } from '../base/announcedProps.ts'
import { Button } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import styles from './Callout.module.css'

interface CalloutAction {
  readonly label: string
  readonly onPress: () => void
}

export interface CalloutProps {
  readonly text: ReactNode
  /** The action that dismisses it; the parent controls visibility. */
  readonly action: CalloutAction
  /** The other answer. */
  readonly refusal?: CalloutAction | undefined
  /** The element that the callout refers to; the callout is shown below it. */
  readonly children: ReactNode
}

/**
 * A tooltip that is open until it is answered: "the amount has changed", OK. It is part of the page, as wide as its
 * content, so that it covers nothing.
 */
export function Callout({ text, action, refusal, children }: CalloutProps) {
  return (
    <div className={styles.callout}>
      {children}
      <div {...announcedProps()} className={styles.bubble}>
        <span aria-hidden="true" className={styles.arrow} />
        <p className={styles.text}>
          <Icon name="warning" />
          <span>{text}</span>
        </p>
        <Button tone="filled" label={action.label} onPress={action.onPress} />
        {refusal && <Button tone="quiet" label={refusal.label} onPress={refusal.onPress} />}
      </div>
    </div>
  )
}
