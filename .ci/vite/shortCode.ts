/** What every validator is made of, said once: written out in place, as Ajv does, it is most of the code that is shipped. */
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

/** Phrases as Ajv writes them, and shorter ones that mean the same. A phrase that another Ajv writes otherwise stays as it is. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [phrase(`${VALUE} && typeof \\1 == "object" && !Array\\.isArray\\(\\1\\)`), 'isObject($1)'],
  [
    phrase(
      `\\(\\(typeof ${VALUE} == "number"\\) && \\(!\\(\\1 % 1\\) && !isNaN\\(\\1\\)\\)\\) && \\(isFinite\\(\\1\\)\\)`,
    ),
    'Number.isInteger($1)',
  ],
  [phrase(`\\(typeof ${VALUE} == "number"\\) && \\(isFinite\\(\\1\\)\\)`), 'Number.isFinite($1)'],
  // Limits are asked of what was found to be a finite number.
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

/** The code of validators, shorter, and with the parts that it calls from `module`. It says the same of every value. */
export function shortCode(code: string, module: string): string {
  const short = PHRASES.reduce((text, [from, to]) => text.replace(from, to), withoutCounts(withoutPath(code)))
  return `import { isObject, textLength, step, error, fail } from ${JSON.stringify(module)};${short}`
}

/** Where the first error ends the check, nothing is ever counted: all that asks for the count is true. */
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

/** A validator that no other one calls always stands at the top of its value. */
function withoutPath(code: string): string {
  const signature = '{instancePath="", parentData, parentDataProperty, rootData=data}={}'
  if (code.split(signature).length !== 2) return code
  const bare = code.replace(`, ${signature}`, '')
  return bare
    .replaceAll('instancePath:instancePath+', 'instancePath:')
    .replaceAll('{instancePath,', '{instancePath:"",')
}
