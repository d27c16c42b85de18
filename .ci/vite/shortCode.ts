/** Functions shared by all validators. Ajv inlines this code everywhere, and most of its output is such copies. */
export const PARTS = `
export const isObject = (value) => value && typeof value == "object" && !Array.isArray(value)
export const textLength = (text) => [...text].length
export const step = (name) => "/" + name.replace(/~/g, "~0").replace(/\\//g, "~1")
export const error = (instancePath, keyword, params) => ({ instancePath, keyword, params })
export const fail = (validate, first) => {
  validate.errors = [first]
  return false
}
`

const VALUE = String.raw`([\w.[\]"]+)`
const PARAMS = String.raw`\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}`
const phrase = (text: string) => new RegExp(text, 'g')

/** Code patterns of Ajv → shorter equivalents. Code of another Ajv version that matches no pattern stays unchanged. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [phrase(`${VALUE} && typeof \\1 == "object" && !Array\\.isArray\\(\\1\\)`), 'isObject($1)'],
  [
    phrase(
      `\\(\\(typeof ${VALUE} == "number"\\) && \\(!\\(\\1 % 1\\) && !isNaN\\(\\1\\)\\)\\) && \\(isFinite\\(\\1\\)\\)`,
    ),
    'Number.isInteger($1)',
  ],
  [phrase(`\\(typeof ${VALUE} == "number"\\) && \\(isFinite\\(\\1\\)\\)`), 'Number.isFinite($1)'],
  // When Ajv checks the limits, it has already checked that the value is a finite number.
  [phrase(`${VALUE} ([<>]=?) (-?[\\d.]+) \\|\\| isNaN\\(\\1\\)`), '$1 $2 $3'],
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'textLength'],
  [/\/" \+ (\w+)\.replace\(\/~\/g, "~0"\)\.replace\(\/\\\/\/g, "~1"\)/g, '" + step($1)'],
  [phrase(`\\{instancePath:([^,{}]+),keyword:("\\w+")(?:,params:(${PARAMS}))?\\}`), 'error($1,$2,$3)'],
  [phrase(`\\{instancePath,keyword:("\\w+")(?:,params:(${PARAMS}))?\\}`), 'error(instancePath,$1,$2)'],
  [/(\w+)\.errors = \[(error\((?:[^()"]|"(?:[^"\\]|\\.)*"|\(\w+\))*\))\];return false;/g, 'return fail($1,$2);'],
  [
    /const (err\d+) = ([^;]*(?:"(?:[^"\\]|\\.)*"[^;"]*)*);if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
    '(vErrors ||= []).push($2);errors++;',
  ],
]

/** Shortens validator code without changing its results; the shared functions are imported from `module`. */
export function shortCode(code: string, module: string): string {
  const short = PHRASES.reduce((text, [from, to]) => text.replace(from, to), withoutCounts(withoutPath(code)))
  return `import { isObject, textLength, step, error, fail } from ${JSON.stringify(module)};${short}`
}

/** When the first error ends the check, errors are never counted, so every test of the count is true. */
function withoutCounts(code: string): string {
  if (/\berrors\+\+|(?<!let |\.)\berrors = /.test(code)) return code
  const short = code
    .replace(/const _errs\d+ = errors;/g, '')
    .replace(/else \{var valid\d+ = true;\}/g, '')
    .replace(/var valid\d+ = (?:_errs\d+ === errors|true);/g, '')
    .replace(/if\(!valid\d+\)\{break;\}/g, '')
    .replace(/if\((?:valid\d+|_errs\d+ === errors|errors === _errs\d+|errors === 0)\)\{/g, '{')
  return /\bvalid\d+\b|\b_errs\d+\b/.test(short) ? code : short
}

/** A validator that no other validator calls always starts at the root path. */
function withoutPath(code: string): string {
  const signature = '{instancePath="", parentData, parentDataProperty, rootData=data}={}'
  if (code.split(signature).length !== 2) return code
  const bare = code.replace(`, ${signature}`, '')
  return bare
    .replaceAll('instancePath:instancePath+', 'instancePath:')
    .replaceAll('{instancePath,', '{instancePath:"",')
}
