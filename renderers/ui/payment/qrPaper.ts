import { classes } from '../base/classes.ts'
import styles from './QrCode.module.css'

/** The white background of a QR code. */
export const paperOf = (isBig = false): string => classes(styles.paper, isBig && styles.big)
