import { withUnixLines } from '../json/withUnixLines.ts'

const withWindowsLines = (text: string): string => withUnixLines(text).replaceAll('\n', '\r\n')

/** The texts that a program may have made from this one by changing its line ends, or the other way round. */
export const inOtherLines = (text: string): readonly string[] => [withUnixLines(text), withWindowsLines(text)]
