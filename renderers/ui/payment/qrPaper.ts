import { classes } from '../base/classes.ts'
import styles from './QrCode.module.css'

/** The class names of the white background of a QR code. */
export const paperOf = (isBig = false): string => classes(styles.paper, isBig && styles.big)
