/** Names that the specification fixes for fields, or that the widget itself gives them. */
const FIXED = /^(?:amount|bank|network|numberId|numberType|pixKey|cpf|confirmationId|code)$/
const WRAPPED = /^payer\[(.+)\]$/

/** A field as the other server calls it, in brackets as many providers do. A method's own document names fields itself. */
export const foreignField = (name: string, hasLayout: boolean): string =>
  hasLayout || FIXED.test(name) ? name : `payer[${name}]`

export const ownField = (name: string): string => WRAPPED.exec(name)?.[1] ?? name
