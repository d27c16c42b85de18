import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { Fieldset } from '../ui/text/Fieldset.tsx'
import gaps from './gaps.module.css'
import rows from './row.module.css'

export const fieldset = ({ gap = 'medium', children, ...props }: BlockProps<'fieldset'>) => (
  <Fieldset {...props} className={classes(rows.row, gaps[gap])}>
    {children}
  </Fieldset>
)
