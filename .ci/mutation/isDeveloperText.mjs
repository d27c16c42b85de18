/** Functions and errors that take a message for developers. */
const CALLEES = /^(?:console|diagnostics|report\w*|\w*(?:Error|Failure))$/

/**
 * The reason why a text gets no mutants: it is a sentence for developers, in an error or on the console, and no behaviour
 * depends on its words. A text without a space is a code, as in `report('api.misfit', …)`, and codes are a contract.
 */
export function isDeveloperText(path) {
  if (!/\s/.test(textOf(path))) return undefined
  const call = path.findParent((outer) => outer.isCallExpression() || outer.isNewExpression())
  const callee = call?.node.callee
  const name = callee?.type === 'MemberExpression' ? callee.object.name : callee?.name
  return typeof name === 'string' && CALLEES.test(name) ? 'a message for developers' : undefined
}

function textOf(path) {
  if (path.isStringLiteral()) return path.node.value
  if (path.isTemplateLiteral()) return path.node.quasis.map(({ value }) => value.raw).join('')
  return ''
}
