import layout from 'virtual:built-in/deposit.video'
import { guidePage } from './guidePage.ts'

/** An instruction video. */
export const video = guidePage('deposit.video', layout)
