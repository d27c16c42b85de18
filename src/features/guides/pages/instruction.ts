import layout from 'virtual:built-in/deposit.instruction'
import { guidePage } from './guidePage.ts'

/** Payment instructions, step by step. */
export const instruction = guidePage('deposit.instruction', layout)
