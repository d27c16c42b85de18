import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { CASHIER_NAMES } from '../../schemas/cashiers.ts'
import { CARD_VIEW_TYPES } from '../../src/reference/cardViewTypes.ts'
import { filesIn } from './support/filesIn.ts'

/** A distinction used throughout the product. One place decides it; all other code reads the result as a value. */
interface Axis {
  /** A comparison with one of these values is a decision. */
  readonly values: ReadonlySet<string>
  /** Matches code that decides in another way, such as by a member that only one case has. */
  readonly other?: RegExp
  /** The files that decide. */
  readonly defining: readonly string[]
  readonly sentence: string
}

const AXES: Readonly<Record<string, Axis>> = {
  'host surface': {
    values: new Set(['iframe', 'webView', 'webview', 'standalone', 'inPage', 'package', 'self', 'android', 'ios']),
    other: /\bhistory(\.memory)? [=!]== undefined|\bparent [=!]== (?!null)|[=!]== \w+\.parent\b/,
    defining: ['src/host/surfaces/', 'src/host/loaded/nativeOf.ts'],
    sentence: 'give Surface a member for it (src/host/surfaces/Surface.ts), or read `nativeOf`',
  },
  cashier: {
    values: new Set(CASHIER_NAMES),
    defining: ['src/cashiers/', 'src/reference/cashierStarts.ts'],
    sentence:
      'give Cashier a member for it (src/services/CashierTraits.ts), or CASHIER_STARTS if the start needs it (src/reference/cashierStarts.ts)',
  },
  transaction: {
    values: new Set(['deposit', 'withdrawal']),
    defining: ['src/reference/isPayout.ts'],
    sentence: 'ask `isPayout` (src/reference/isPayout.ts)',
  },
  'card view type': {
    // Leaves out `card`, which is also a kind of payment details and a part of field names.
    values: new Set(Object.keys(CARD_VIEW_TYPES).filter((type) => type !== 'card')),
    defining: ['src/reference/cardViewTypes.ts', 'src/reference/methodTraits.ts'],
    sentence: 'give MethodTraits a member for it (src/reference/methodTraits.ts), and read `traitsOf(method)`',
  },
}

/** Comparisons that look like a decision of an axis but are none. This list may only shrink. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "src/features/bonus/readBonuses.ts: kind === 'deposit'": 'the kind of a bonus, not of a transaction',
  "src/payments/depositKind.ts: options.pageId === 'eazype'":
    'the page that the server names, not the type of the method',
  "src/payments/depositKind.ts: options.pageId === 'pix'": 'the page that the server names, not the type of the method',
  'src/entries/captcha.ts: source !== window.parent': 'who sent a message, in the page of the captcha',
  'src/platform/page/framePlace.ts: parent === frame': 'a walk up the frames, to number them',
}

/** `ops` and `studio` check layouts, in which such words are texts; `embed` runs in the host's page. */
const SKIPPED = /^src\/(embed|ops|studio)\//

const { EqualsEqualsEqualsToken: EQUAL, ExclamationEqualsEqualsToken: UNEQUAL } = ts.SyntaxKind

/** The texts in the node's comparisons: `x === 'text'`, `case 'text'`, `['text'].includes(x)`. */
function compared(node: ts.Node): readonly string[] {
  const texts = (nodes: readonly ts.Node[]) => nodes.filter(ts.isStringLiteralLike).map(({ text }) => text)
  if (ts.isBinaryExpression(node) && [EQUAL, UNEQUAL].includes(node.operatorToken.kind))
    return texts([node.left, node.right])
  if (ts.isCaseClause(node)) return texts([node.expression])
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const { name, expression: list } = node.expression
  return name.text === 'includes' && ts.isArrayLiteralExpression(list) ? texts(list.elements) : []
}

function decisionsIn(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const texts = compared(node)
    const isComparison = ts.isBinaryExpression(node) && [EQUAL, UNEQUAL].includes(node.operatorToken.kind)
    const said = texts.length > 0 || isComparison ? node.getText(file).split('\n')[0] : ''
    for (const [axis, { values, other, defining, sentence }] of Object.entries(AXES)) {
      const isDecision = texts.some((text) => values.has(text)) || (isComparison && other?.test(said ?? ''))
      const at = `${path}: ${said}`
      if (isDecision && !defining.some((one) => path.startsWith(one)) && !Object.hasOwn(EXCEPTIONS, at))
        found.push(`${at} asks about the ${axis}: ${sentence}.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const files = filesIn('src').filter((path) => !SKIPPED.test(path))

describe('what differs by host, cashier, transaction or method', () => {
  it('is decided in one place, and read as a value everywhere else', () => {
    expect(files.length).toBeGreaterThan(400)
    expect(files.flatMap((path) => decisionsIn(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('has no exception that is no longer needed', () => {
    const needless = Object.keys(EXCEPTIONS).filter((exception) => {
      const [path = '', said = ''] = exception.split(/: (.*)/)
      return !files.includes(path) || !readFileSync(path, 'utf8').includes(said)
    })
    expect(needless).toEqual([])
  })

  it.each([
    ["if (session.mode === 'sweep') {}", 'cashier', 'CashierTraits.ts'],
    ["const is = 'main' !== mode", 'cashier', 'CashierTraits.ts'],
    ["switch (mode) { case 'cryptobalance': }", 'cashier', 'CashierTraits.ts'],
    ["route.transaction === 'withdrawal'", 'transaction', 'isPayout'],
    ["['p2p', 'onramp'].includes(type)", 'card view type', 'MethodTraits'],
    ["cardViewTypeOf(method.cardViewType) !== 'cash'", 'card view type', 'MethodTraits'],
    ['if (need.history === undefined) {}', 'host surface', 'Surface.ts'],
    ['const isFramed = window.parent !== window', 'host surface', 'Surface.ts'],
    ["user.platform === 'ios'", 'host surface', 'nativeOf'],
  ])('finds %s, and says where it belongs', (source, axis, place) => {
    const [found = '', ...more] = decisionsIn('src/features/a/b.ts', source)
    expect(more).toEqual([])
    expect(found).toContain(`asks about the ${axis}: `)
    expect(found).toContain(place)
  })

  it.each(["// mode === 'sweep'", "const mode = 'main'", 'a.widgetViewType !== b.widgetViewType', "go('deposit')"])(
    'leaves %s alone',
    (source) => expect(decisionsIn('src/features/a/b.ts', source)).toEqual([]),
  )
})
