/** Field names that are fixed by the specification or set by the widget. */
const FIXED = /^(?:amount|bank|network|numberId|numberType|pixKey|cpf|confirmationId|code)$/
const WRAPPED = /^payer\[(.+)\]$/

/**
 * The field name on the foreign server, in brackets as many providers do. A method with a layout keeps its names,
 * because the layout refers to them.
 */
export const foreignField = (name: string, hasLayout: boolean): string =>
  hasLayout || FIXED.test(name) ? name : `payer[${name}]`

export const ownField = (name: string): string => WRAPPED.exec(name)?.[1] ?? name
