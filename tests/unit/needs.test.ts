import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/**
 * The maximum number of members in the dependencies of a function or a feature: group more by subject, as `Services`
 * does.
 */
const MOST = 12

/**
 * The types of dependencies that a statement declares, with their names: `…Need`, `…Services`, `…Settings` with a
 * function among its members, and the first parameter of an exported function if its type is written in place. Other
 * named types are data.
 */
function dependenciesIn(statement: ts.Statement, checker: ts.TypeChecker): readonly (readonly [string, ts.Node])[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    const { name } = statement
    const isMeant = /(Need|Services)$/.test(name.text) || (/Settings$/.test(name.text) && hasFunction(name, checker))
    return isMeant ? [[name.text, name]] : []
  }
  return exportedFunctions(statement).flatMap(([name, [first]]) => {
    const isInPlace = first?.type !== undefined && isWrittenInPlace(first.type)
    return isInPlace ? [[`the first parameter of ${name}`, first] as const] : []
  })
}

const hasFunction = (node: ts.Node, checker: ts.TypeChecker): boolean =>
  checker
    .getTypeAtLocation(node)
    .getProperties()
    .some((member) => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, node))
      return type.getCallSignatures().length > 0
    })

/** `{ … }`, `Pick<…>`, `Omit<…>`, or an intersection with one of them. */
function isWrittenInPlace(type: ts.TypeNode): boolean {
  if (ts.isIntersectionTypeNode(type)) return type.types.some(isWrittenInPlace)
  return ts.isTypeLiteralNode(type) || (ts.isTypeReferenceNode(type) && /^(Pick|Omit)$/.test(type.typeName.getText()))
}

type Parameters = readonly ts.ParameterDeclaration[]

function exportedFunctions(statement: ts.Statement): readonly (readonly [name: string, parameters: Parameters])[] {
  if (!ts.canHaveModifiers(statement)) return []
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement.parameters]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [[name.getText(), initializer.parameters] as const]
      : [],
  )
}

it('a type of dependencies has at most 12 members, inherited ones included', { timeout: 300_000 }, () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const given = { ...config, include: ['src', 'schemas'] }
  const { fileNames, options } = ts.parseJsonConfigFileContent(given, ts.sys, '.')
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const sizes = program.getSourceFiles().flatMap((file) => {
    const path = relative('.', resolve(file.fileName))
    if (!path.startsWith('src/')) return []
    return file.statements
      .flatMap((one) => dependenciesIn(one, checker))
      .map(([name, node]) => [name, checker.getTypeAtLocation(node).getProperties().length] as const)
  })
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(([name]) => name.startsWith('the first')).length, 'types written in place').toBeGreaterThan(50)
  expect(sizes.filter(([, size]) => size > MOST)).toEqual([])
})
