import type { BlockProps } from '../contract.ts'
import { Button } from '../ui/base/Button.tsx'
import { classes } from '../ui/base/classes.ts'
import { Stepper } from '../ui/payment/Stepper.tsx'
import gaps from './gaps.module.css'
import stack from './stack.module.css'
import styles from './steps.module.css'

/** Shows one step at a time. The last step contains the form's submit button. */
export function steps({ titles, current, progress, hint, next, back, onBack, children }: BlockProps<'steps'>) {
  return (
    <div className={classes(stack.stack, gaps.medium)}>
      <Stepper steps={titles.map((title) => ({ title }))} current={current} label={progress} />
      {children}
      {current < titles.length - 1 && (
        <div className={styles.next}>
          {hint && <p className={styles.hint}>{hint}</p>}
          <Button type="submit" tone="filled" label={next} />
        </div>
      )}
      {current > 0 && <Button tone="quiet" label={back} onPress={onBack} />}
    </div>
  )
}
