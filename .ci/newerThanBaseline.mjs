// Checks that the built files, libraries included, use no feature that the oldest browsers of the baseline lack (D-35,
// E2): node .ci/newerThanBaseline.mjs FOLDER…
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/** Methods → the first versions with support. Found on any object: no library defines methods with these names. */
const METHODS = {
  toSorted: 'Chrome 110, Safari 16, Firefox 115',
  toReversed: 'Chrome 110, Safari 16, Firefox 115',
  toSpliced: 'Chrome 110, Safari 16, Firefox 115',
  throwIfAborted: 'Chrome 100',
  isSubsetOf: 'Chrome 122, Safari 17, Firefox 127',
  isSupersetOf: 'Chrome 122, Safari 17, Firefox 127',
  isDisjointFrom: 'Chrome 122, Safari 17, Firefox 127',
  symmetricDifference: 'Chrome 122, Safari 17, Firefox 127',
  isWellFormed: 'Chrome 111, Safari 16.4, Firefox 119',
  toWellFormed: 'Chrome 111, Safari 16.4, Firefox 119',
  getOrInsert: 'Chrome 145',
  getOrInsertComputed: 'Chrome 145',
  checkVisibility: 'Chrome 105, Safari 17.4',
  showPopover: 'Chrome 114, Safari 17, Firefox 125',
  hidePopover: 'Chrome 114, Safari 17, Firefox 125',
  togglePopover: 'Chrome 114, Safari 17, Firefox 125',
  moveBefore: 'Chrome 133',
  getSetCookie: 'Chrome 113, Safari 17, Firefox 112',
  toBase64: 'Chrome 140, Safari 18.2, Firefox 133',
  setFromBase64: 'Chrome 140, Safari 18.2, Firefox 133',
  requestSubmit: 'Safari 16',
  startViewTransition: 'Chrome 111, Safari 18',
  requestIdleCallback: 'no Safari',
}

/** Static members, by object. */
const STATICS = {
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  Promise: ['withResolvers', 'try'],
  Iterator: ['from', 'concat', 'prototype'],
  RegExp: ['escape'],
  Response: ['json'],
  Intl: ['DurationFormat', 'Segmenter', 'supportedValuesOf'],
  Uint8Array: ['fromBase64', 'fromHex'],
  Math: ['f16round', 'sumPrecise'],
  JSON: ['rawJSON', 'isRawJSON'],
  Symbol: ['dispose', 'asyncDispose'],
  Error: ['isError'],
  navigator: ['userActivation', 'userAgentData', 'scheduling'],
}

const GLOBALS = ['CloseWatcher', 'URLPattern', 'Iterator', 'Temporal', 'Float16Array', 'DisposableStack', 'scheduler']

const ITERATOR_HELPERS = new Set('map filter take drop flatMap toArray reduce some every find forEach'.split(' '))
// `keys` is left out, because some of our stores have a list of that name. The compiler checks our own code for helpers
// of its iterator (the option `lib`).
const ITERATORS = new Set(['values', 'entries', 'matchAll'])

/** Feature → the reason why its uses in library code never run in a browser without it. */
const UNREACHED = new Map([
  ['startViewTransition', 'React and the router ask the browser first, and only for transitions that nobody here has'],
  ...['symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => [
    name,
    "MobX's own sets pass it on; the types keep our own code from calling it",
  ]),
])

/** Newer features in use, as `name (line:column)`. Guarded uses (`?.`, `in`, `typeof`) are left out. */
export function newerThanBaseline(text) {
  const source = ts.createSourceFile('built.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const found = []
  const add = (node, name) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
    found.push(`${name} (${line + 1}:${character + 1})`)
  }
  const visit = (node) => {
    for (const name of namesIn(node)) if (!UNREACHED.has(name) && !isAskedFor(text, name)) add(node, name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Whether the file tests for the feature: `typeof Uint8Array.fromHex`, `'dispose' in Symbol`. */
function isAskedFor(text, name) {
  const member = name.split('.').at(-1)
  return text.includes(`typeof ${name}`) || new RegExp(`[\`'"]${member}[\`'"] ?in\\b`).test(text)
}

function namesIn(node) {
  if (ts.isCallExpression(node)) return calledIn(node)
  if (ts.isPropertyAccessExpression(node)) return staticIn(node)
  if (ts.isNewExpression(node)) return constructedIn(node)
  if (ts.isRegularExpressionLiteral(node)) return regexIn(node.text)
  if (ts.isClassStaticBlockDeclaration(node)) return ['a static block']
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return unitsIn(node)
  return []
}

/**
 * Styles that a script sets: a browser drops a value with an unknown unit, so the statement needs the same with `vh`.
 * The stylesheets of our own have a fallback each.
 */
function unitsIn(node) {
  const units = [...new Set(node.text.match(/(?<=\d)[dsl]v(?:h|w|i|b|min|max)\b/g))]
  if (units.length === 0) return []
  let statement = node
  while (!ts.isStatement(statement) && statement.parent) statement = statement.parent
  const around = statement.getText()
  return units
    .filter((unit) => !new RegExp(`\\d${unit.slice(1)}\\b`).test(around))
    .map((unit) => `${unit} without ${unit.slice(1)} (Chrome 108, Samsung 21)`)
}

function calledIn({ expression, arguments: given, questionDotToken }) {
  if (ts.isIdentifier(expression) && expression.text === 'RegExp') return regexIn(regexOf(given))
  // `object?.method()` asks only for the object.
  if (!ts.isPropertyAccessExpression(expression) || questionDotToken) return []
  const name = expression.name.text
  const { expression: object } = expression
  if (Object.hasOwn(METHODS, name)) return [name]
  // `array.with(at, value)`: only arrays have a method `with`.
  if (name === 'with' && given.length === 2) return ['with']
  const isHelper =
    ITERATOR_HELPERS.has(name) &&
    ts.isCallExpression(object) &&
    ts.isPropertyAccessExpression(object.expression) &&
    ITERATORS.has(object.expression.name.text) &&
    !(
      ts.isIdentifier(object.expression.expression) &&
      /^(Object|Array|Reflect)$/.test(object.expression.expression.text)
    )
  return isHelper ? [`${object.expression.name.text}().${name}`] : []
}

function staticIn({ expression, name, parent, questionDotToken }) {
  if (!ts.isIdentifier(expression) || questionDotToken) return []
  if (!Object.hasOwn(STATICS, expression.text) || !STATICS[expression.text].includes(name.text)) return []
  // Guarded uses: `URL.canParse?.(…)`, `navigator.userActivation?.isActive`, `typeof URL.parse`, `if (URL.parse) …`.
  const isAsked =
    parent.questionDotToken !== undefined ||
    ts.isTypeOfExpression(parent) ||
    (ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken) ||
    ts.isIfStatement(parent)
  return isAsked ? [] : [`${expression.text}.${name.text}`]
}

function constructedIn({ expression, arguments: given = [] }) {
  if (!ts.isIdentifier(expression)) return []
  if (expression.text === 'RegExp') return regexIn(regexOf(given))
  return GLOBALS.includes(expression.text) ? [`new ${expression.text}`] : []
}

const textOf = (node) => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : '')

const regexOf = ([pattern, flags]) => `/${textOf(pattern)}/${textOf(flags)}`

/** Safari before 16.4 has no lookbehind: a file with a lookbehind in a literal does not even parse. */
function regexIn(text) {
  const [, pattern = '', flags = ''] = /^\/([\s\S]*)\/(\w*)$/.exec(text) ?? []
  const bare = pattern.replace(/\\[\s\S]/g, '').replace(/\[[^\]]*\]/g, '')
  return [
    ...(flags.includes('v') ? ['a regular expression with v'] : []),
    ...(/\(\?<[=!]/.test(bare) ? ['a lookbehind'] : []),
    ...(/\(\?[ims-]+:/.test(bare) ? ['modifiers inside a regular expression'] : []),
  ]
}

/** Selectors that the oldest browsers of the baseline lack, and the versions with support. */
const SELECTORS = [
  [/:has\(/, ':has (Chrome 105, Firefox 121)'],
  [/:user-(?:in)?valid/, ':user-valid (Chrome 119, Safari 16.5)'],
  [/:popover-open/, ':popover-open (Chrome 114, Safari 17, Firefox 125)'],
  [/::details-content/, '::details-content (Chrome 131)'],
  [/:dir\(/, ':dir (Chrome 120, Safari 16.4)'],
  [/(?:^|[\s,{;}])&/, 'nested rules (Chrome 120, Safari 17.2)'],
]

/**
 * Lists of selectors of which a browser of the baseline lacks one: it drops the whole rule, also for the others. A rule
 * with only such selectors is a nicety that it may lack (D-35).
 */
export function mixedSelectors(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, (text) => text.replace(/[^\w]/g, '_'))
  return [...bare.matchAll(/(?:^|[{};])([^{};@]+)\{/g)].flatMap(([, list]) => {
    const selectors = splitList(list)
    return SELECTORS.flatMap(([pattern, name]) => {
      const lacking = selectors.filter((selector) => pattern.test(selector))
      const isMixed = lacking.length > 0 && lacking.length < selectors.length
      return isMixed ? [`${name} in the list "${list.trim()}"`] : []
    })
  })
}

/** Splits at the commas outside of parentheses. */
function splitList(list) {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    depth += Number(sign === '(') - Number(sign === ')')
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + sign)
  }
  return parts
}

const CONTAINER_UNIT = /\dcq(?:w|h|i|b|min|max)\b/

/**
 * Finds declarations with container units and no fallback. Browsers of the baseline may lack these units (Chrome before
 * 105, Safari before 16, Firefox before 110), and do not ignore such a declaration if it contains `var()`: the property
 * is inherited. So it belongs into `@supports (inline-size: 1cqi)`, after a declaration of the same property for the
 * same selector outside; or into `@container`, which such a browser ignores.
 */
export function bareContainerUnits(css) {
  const declarations = declarationsIn(css)
  const isGuarded = ({ rules }) =>
    rules.some((rule) => rule.startsWith('@container') || (rule.startsWith('@supports') && CONTAINER_UNIT.test(rule)))
  const isCustom = ({ property }) => property.startsWith('--')
  const bare = declarations.filter((declaration) => !isGuarded(declaration))
  const unitVariables = bare.filter((declaration) => isCustom(declaration) && CONTAINER_UNIT.test(declaration.value))
  const isNewer = ({ value }) =>
    CONTAINER_UNIT.test(value) ||
    unitVariables.some(({ property }) => new RegExp(`var\\(${property}\\b(?!-)`).test(value))
  // A fallback after the guarded declaration would win in current browsers.
  const hasFallback = (declaration) =>
    bare.some(
      (other) =>
        other.selector === declaration.selector &&
        other.property === declaration.property &&
        declarations.indexOf(other) < declarations.indexOf(declaration),
    )
  return [
    ...bare.filter((declaration) => !isCustom(declaration) && isNewer(declaration)),
    ...declarations.filter(
      (declaration) =>
        isNewer(declaration) &&
        declaration.rules.some((rule) => rule.startsWith('@supports') && CONTAINER_UNIT.test(rule)) &&
        !hasFallback(declaration),
    ),
  ].map(({ selector, property }) => `a container unit without a fallback in "${selector}": ${property}`)
}

/** Properties that the oldest browsers of the baseline ignore: `transform` does the same. */
const NEWER_PROPERTIES = new Set(['rotate', 'scale', 'translate'])

/** The uses of these properties. */
export const newerProperties = (css) =>
  declarationsIn(css)
    .filter(({ property }) => NEWER_PROPERTIES.has(property))
    .map(({ selector, property }) => `${property} (Chrome 104) in "${selector}"`)

const HAS_GUARD = '@supports selector(:has(*))'
const isOfHas = ({ rules }) => rules.includes(HAS_GUARD)

/**
 * Finds what is only right together with a rule with `:has`, and stands outside `@supports selector(:has(*))`: a focus
 * ring that is removed because a rule with `:has(:focus-visible)` draws it elsewhere, and an element that is placed over
 * one that a rule with `:has(~ …)` hides. Takes the text of one stylesheet.
 */
export function needsHas(css) {
  const declarations = declarationsIn(css)
  const drawsRing = declarations.some(({ selector }) => selector.includes(':has(:focus-visible)'))
  const removesRing = ({ selector, property, value }) =>
    drawsRing && /:focus-visible$/.test(selector) && property === 'outline' && value.trim() === 'none'
  const hides = ({ property, value }) => /^(?:opacity:0|visibility:hidden)$/.test(`${property}:${value.trim()}`)
  const covering = declarations.filter(hides).flatMap(({ selector }) => /:has\([~+] (.+)\)$/.exec(selector)?.[1] ?? [])
  const covers = ({ selector, property }) => property === 'grid-area' && covering.includes(selector)
  return declarations
    .filter((declaration) => !isOfHas(declaration) && (removesRing(declaration) || covers(declaration)))
    .map(({ selector, property }) => `${property} of "${selector}" outside ${HAS_GUARD}`)
}

const NO_CONTAINER_GUARD = '@supports not (container-type: inline-size)'

/**
 * Finds declarations in a `@container` without a name and without the same declaration in `@supports not
 * (container-type: inline-size)`. The named container of the widget decides only looks, which may be plainer (D-35).
 */
export function bareContainerRules(css) {
  const declarations = declarationsIn(css)
  const hasFallback = ({ selector, property, value }) =>
    declarations.some(
      (other) =>
        other.rules.includes(NO_CONTAINER_GUARD) &&
        `${other.selector}{${other.property}:${other.value}` === `${selector}{${property}:${value}`,
    )
  return declarations
    .filter(({ rules }) => rules.some((rule) => /^@container\s*\(/.test(rule)))
    .filter((declaration) => !hasFallback(declaration))
    .map(({ selector, property }) => `a container rule without a fallback in "${selector}": ${property}`)
}

/** The declarations of a stylesheet, each with its selector and the at-rules around it. */
export function declarationsIn(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')
  const open = []
  return [...bare.matchAll(/([^{};]*)([{};])/g)].flatMap(([, text, end]) => {
    const rules = open.filter((rule) => rule.startsWith('@'))
    const selector = open.findLast((rule) => !rule.startsWith('@')) ?? ''
    if (end === '{') open.push(text.trim())
    else if (end === '}') open.pop()
    const [, property, value] = end === '{' ? [] : (/^\s*([\w-]+)\s*:([\s\S]+)$/.exec(text) ?? [])
    return property === undefined ? [] : [{ rules, selector, property, value }]
  })
}

/** The command of the npm package runs in Node, not in a browser. */
const COMMANDS = join('npm', 'commands')

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(COMMANDS))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folders = process.argv.slice(2)
  const files = folders.flatMap((folder) => filesIn(folder, /\.m?js$/))
  const sheets = folders.flatMap((folder) => filesIn(folder, /\.css$/))
  const lines = [
    ...files.flatMap((file) => newerThanBaseline(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`)),
    ...sheets.flatMap((file) => {
      const css = readFileSync(file, 'utf8')
      return [...mixedSelectors(css), ...newerProperties(css)].map((name) => `${file}: ${name}`)
    }),
    // All sheets at once: a custom property is used in other sheets.
    ...bareContainerUnits(sheets.map((file) => readFileSync(file, 'utf8')).join('\n')),
  ]
  for (const line of lines) console.log(line)
  if (files.length === 0) console.log('There is no script to check: npm run build.')
  else if (lines.length > 0) console.log('The oldest supported browsers (D-35) lack these features.')
  else
    console.log(
      `${files.length} scripts and ${sheets.length} stylesheets use no feature that is newer than the baseline.`,
    )
  process.exitCode = lines.length > 0 || files.length === 0 ? 1 : 0
}
