import type { Expression } from './Expression.ts'
import { ExpressionProblem, type ExpressionProblemCode } from './ExpressionProblem.ts'
import { type Token, tokenize } from './tokenize.ts'

const maxLength = 300
const maxNodes = 64
const maxDepth = 16

// Reads the tokens of one expression and enforces its limits.
export class TokenReader {
  readonly names: ReadonlySet<string>
  readonly #tokens: readonly Token[]
  #at = 0
  #nodes = 0
  #depth = 0

  constructor(source: string, names: ReadonlySet<string>) {
    if (source.length > maxLength) {
      const text = `The expression has ${source.length} characters; ${maxLength} are allowed. Split the condition.`
      throw new ExpressionProblem('tooLong', maxLength + 1, text)
    }
    this.names = names
    this.#tokens = tokenize(source)
  }

  get next(): Token {
    return this.#tokens[this.#at]!
  }

  get afterNext(): Token | undefined {
    return this.#tokens[this.#at + 1]
  }

  get beforeLast(): Token | undefined {
    return this.#tokens[this.#at - 2]
  }

  advance(): Token {
    return this.#tokens[this.#at++]!
  }

  take(source: string): Token | undefined {
    return this.next.source === source ? this.advance() : undefined
  }

  expect(source: string): void {
    if (!this.take(source)) this.unexpected(`"${source}"`)
  }

  // Depth counts nesting only. A long chain of `||` is flat and limited by the number of nodes.
  nested<Result>(read: () => Result): Result {
    if (++this.#depth > maxDepth) {
      this.refuse('tooDeep', `Nested deeper than ${maxDepth} levels. Split the condition.`)
    }
    const result = read()
    this.#depth--
    return result
  }

  node<Node extends Expression>(node: Node): Node {
    if (++this.#nodes <= maxNodes) return node
    const text = `The expression has more than ${maxNodes} parts. Split the condition.`
    return this.refuse('tooManyParts', text, node.column)
  }

  unexpected(wanted: string): never {
    const { kind, source } = this.next
    const found = kind === 'end' ? 'the expression ends' : `there is ${source.startsWith('"') ? source : `"${source}"`}`
    return this.refuse('unexpected', `${wanted} is expected here, but ${found}.`)
  }

  refuse(code: ExpressionProblemCode, message: string, column = this.next.column): never {
    throw new ExpressionProblem(code, column, message)
  }
}
