import { withoutInvisible } from '../../../../schemas/typing/invisible.ts'

/** Whether a text shows nothing: it is empty, or has only blanks and invisible characters. */
export const isBlank = (text: unknown): boolean => typeof text === 'string' && withoutInvisible(text).trim() === ''
