/**
 * A message as JSON text. An integer that a double can't hold was rounded before it came here: its digits are those of
 * another id. It is left out, and `inexact` names it, so that the reader can tell the host.
 */
export declare function exactText(message: object): string
