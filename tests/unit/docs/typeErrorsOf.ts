import { resolve } from 'node:path'
import ts from 'typescript'

/** Code of the documentation, under a name ending in `.ts` or `.tsx`. */
export type Sources = ReadonlyMap<string, string>

const FOLDER = resolve('tests/unit/docs/of-documentation')
const NAMES = ['tests/unit/docs/namesOfHost.d.ts', 'src/embed/native/peers.d.ts'].map((file) => resolve(file))

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2025.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  paths: {
    paywidget: [resolve('src/embed/index.ts')],
    'paywidget/react': [resolve('src/embed/react.ts')],
    'paywidget/react-native': [resolve('src/embed/native/reactNative.ts')],
    'paywidget/package': [resolve('src/entries/package.ts')],
  },
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['vite/client'],
}

/** The errors of the TypeScript compiler for each source, as an application that uses the package would see them. */
export function typeErrorsOf(sources: Sources): string[] {
  const files = new Map([...sources].map(([name, text]) => [`${FOLDER}/${name}`, text]))
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  host.getSourceFile = (file, options) => {
    const text = files.get(file)
    return text === undefined ? getSourceFile(file, options) : ts.createSourceFile(file, text, options)
  }
  const program = ts.createProgram([...files.keys(), ...NAMES], OPTIONS, host)
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map((one) => {
      const line = source ? source.getLineAndCharacterOfPosition(one.start ?? 0).line + 1 : 0
      return `${file.slice(FOLDER.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`
    })
  })
}
