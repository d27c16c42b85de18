import { classes } from './classes.ts'
import styles from './QrCode.module.css'

/** The white that a code lies on. */
export const paperOf = (isBig = false): string => classes(styles.paper, isBig && styles.big)
