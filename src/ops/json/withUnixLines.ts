/** A text with the line ends of Unix. No string in JSON has a raw line end, so the meaning stays. */
export const withUnixLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n')
