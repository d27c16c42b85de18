import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** The maximum number of members in the dependencies of a function or a feature: group more by subject, as `Services` does. */
const MOST = 12

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
      .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      .filter(({ name }) => /(Need|Services)$/.test(name.text))
      .map(({ name }) => [name.text, checker.getTypeAtLocation(name).getProperties().length] as const)
  })
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(([, size]) => size > MOST)).toEqual([])
})
