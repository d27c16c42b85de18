import { parser } from '@lezer/json'

type Node = ReturnType<typeof parser.parse>['topNode']

/** Sets one language of a text in the source of a file. All else in the file stays as it is written. */
export function setText(source: string, pointer: string, language: string, text: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const top = parser.parse(source).topNode.firstChild
  const object = steps.reduce<Node | undefined>((node, step) => node && memberOf(source, node, step), top ?? undefined)
  if (object?.name !== 'Object') return source
  const value = memberOf(source, object, language)
  if (value !== undefined) return source.slice(0, value.from) + JSON.stringify(text) + source.slice(value.to)
  return inserted(source, object, `${JSON.stringify(language)}: ${JSON.stringify(text)}`)
}

/** Adds a member after the last one, on a line of its own if that one has its own. */
function inserted(source: string, object: Node, member: string): string {
  const last = object.getChildren('Property').at(-1)
  if (last === undefined) return source
  const before = source.slice(source.lastIndexOf('\n', last.from) + 1, last.from)
  const gap = /^\s+$/.test(before) ? `,\n${before}` : ', '
  return source.slice(0, last.to) + gap + member + source.slice(last.to)
}

function memberOf(source: string, node: Node, step: string): Node | undefined {
  if (node.name === 'Array') return valuesOf(node)[Number(step)]
  const property = node.getChildren('Property').findLast((one) => nameOf(source, one) === step)
  return property && valuesOf(property).find(({ name }) => name !== 'PropertyName')
}

const MARKS = ['[', ']', ',', ':', '⚠']

function valuesOf(node: Node): Node[] {
  const all: Node[] = []
  for (let one = node.firstChild; one !== null; one = one.nextSibling) if (!MARKS.includes(one.name)) all.push(one)
  return all
}

function nameOf(source: string, property: Node): unknown {
  const name = property.getChild('PropertyName')
  return name === null ? undefined : JSON.parse(source.slice(name.from, name.to))
}
