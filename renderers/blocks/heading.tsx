import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { MethodIcon } from '../ui/base/MethodIcon.tsx'
import styles from './heading.module.css'

export function heading({ text, level = 2, source }: BlockProps<'heading'>) {
  const Heading = level === 3 ? 'h3' : 'h2'
  return (
    <Heading className={classes(level === 3 ? styles.third : styles.second, source && styles.ofMethod)}>
      {source && <MethodIcon src={source.icons[0]?.src ?? ''} name={text} />}
      {text}
    </Heading>
  )
}
