import { $document } from 'virtual:layout-catalog'
import { DOCUMENT } from '../../schemas/layout/document.ts'
import { checkDocument } from '../language/checkDocument.ts'
import type { Parts } from '../language/parts.ts'
import { schemaProblems } from '../language/schemaProblems.ts'
import type { RegexProof } from './createRegexProof.ts'
import { knownFields } from './document/knownFields.ts'
import { listNodes } from './document/listNodes.ts'
import type { MethodBeside } from './document/MethodBeside.ts'
import type { ServerField } from './document/ServerField.ts'
import type { Finding } from './Finding.ts'
import { checkIcons, type HasAsset } from './rules/codes/checkAssets.ts'
import { checkCodes } from './rules/codes/checkCodes.ts'
import { checkContradictions } from './rules/expressions/checkContradictions.ts'
import { checkUses } from './rules/expressions/checkUses.ts'
import { checkCascades } from './rules/fields/checkCascades.ts'
import { checkComposed } from './rules/fields/checkComposed.ts'
import { checkConstants } from './rules/fields/checkConstants.ts'
import { checkFieldRules } from './rules/fields/checkFieldRules.ts'
import { checkFields } from './rules/fields/checkFields.ts'
import { checkFieldsets } from './rules/fields/checkFieldsets.ts'
import { checkPayable } from './rules/fields/checkPayable.ts'
import { checkRegexes } from './rules/fields/checkRegexes.ts'
import { checkSecrets } from './rules/fields/checkSecrets.ts'
import { checkSecurityCodes } from './rules/fields/checkSecurityCodes.ts'
import { checkAccess } from './rules/pages/checkAccess.ts'
import { checkAnswered, checkExpiry } from './rules/pages/checkAnswered.ts'
import { checkLooks } from './rules/pages/checkLooks.ts'
import { checkOpened } from './rules/pages/checkOpened.ts'
import { checkScreen } from './rules/pages/checkScreen.ts'
import { checkSteps } from './rules/pages/checkSteps.ts'
import { checkStructure } from './rules/pages/checkStructure.ts'
import { checkSwitches } from './rules/pages/checkSwitches.ts'
import { checkKeys } from './rules/texts/checkKeys.ts'
import { checkLanguages } from './rules/texts/checkLanguages.ts'
import { checkWords } from './rules/texts/checkWords.ts'
import type { Texts } from './rules/texts/Texts.ts'

/** Context for checking a document. */
export interface Surroundings {
  /** The screen that the file is named after. */
  readonly screen?: string | undefined
  /** The screens that the documents of the file's folder are named after; undefined if they are not known. */
  readonly screensBeside?: readonly string[] | undefined
  /** Size of the document's text. */
  readonly bytes?: number
  /** The parts that the document may use; defaults to those that ship with the widget. */
  readonly parts?: Parts
  /** The server's fields, when the document lies in a method's folder. */
  readonly serverFields?: readonly ServerField[] | undefined
  /** The method's other files, when the document lies in a method's folder. */
  readonly beside?: MethodBeside | undefined
  /** The languages of the texts in all documents of the method's folder. */
  readonly languages?: readonly string[] | undefined
  /** The countries where the method is offered; empty if not known. */
  readonly countries?: readonly string[] | undefined
  /** The English translations; without them, translation keys are not checked. */
  readonly texts?: Texts | undefined
  /** Absent: nothing is known about the deployment's pictures. */
  readonly hasAsset?: HasAsset | undefined
  /** Measures the speed of regular expressions. Without it, they are only checked for what the widget would refuse. */
  readonly proof?: RegexProof | undefined
}

export interface LayoutReport {
  readonly findings: readonly Finding[]
  readonly used: { readonly nodes: number; readonly depth: number }
}

/** All findings of a parsed document in one run: an invalid node does not hide findings inside or after it. */
export function checkLayout(json: unknown, around: Surroundings = {}): LayoutReport {
  const verdict = checkDocument(json, undefined, around)
  const fatal = verdict.problems.filter(({ code, pointer }) => code === 'E15' || (code === 'E10' && pointer === ''))
  if (fatal.length > 0) return { findings: fatal, used: { nodes: 0, depth: 0 } }
  const nodes = listNodes(json, around.parts)
  const fields = knownFields(nodes, around.serverFields)
  const known = () => Object.keys(DOCUMENT.properties)
  const findings = [
    ...($document(json) ? [] : schemaProblems($document, '', json, known)),
    ...checkScreen(Object(json).screen, nodes, around),
    ...checkStructure(nodes),
    ...checkUses(nodes, nameOf(around.beside)),
    ...checkSwitches(nodes),
    ...checkRegexes(nodes, around.proof),
    ...checkAccess(nodes, around.texts ?? new Map()),
    ...checkFieldRules(nodes),
    ...checkLooks(nodes, around.serverFields),
    ...checkFieldsets(nodes),
    ...checkIcons(nodes, around.hasAsset),
    ...checkFields(nodes, fields, around.serverFields, Object(json).screen),
    ...checkSecrets(nodes, fields, around.serverFields),
    ...checkSecurityCodes(fields),
    ...(around.serverFields === undefined ? [] : checkConstants(fields, around.serverFields)),
    ...checkCascades(fields),
    ...checkComposed(fields),
    ...checkPayable(fields, around),
    ...checkSteps(nodes),
    ...checkLanguages(nodes, around.languages),
    ...checkWords(nodes),
    ...checkCodes(nodes),
    ...checkContradictions(nodes),
    ...checkExpiry(Object(json).screen, nodes),
    ...(around.beside === undefined
      ? []
      : [...checkOpened(Object(json).screen, around.beside), ...checkAnswered(nodes, around.beside)]),
    ...(around.texts === undefined ? [] : checkKeys(nodes, around.texts)),
  ]
  const used = { nodes: nodes.length, depth: Math.max(0, ...nodes.map(({ depth }) => depth)) }
  return { findings: withoutConsequences([...findings, ...unreported(verdict.problems, findings)]), used }
}

const nameOf = (beside: MethodBeside | undefined): string | undefined =>
  typeof beside?.method.name === 'string' ? beside.method.name : undefined

/**
 * Removes consequential findings: if a part's name is wrong (E21), the nodes that it would have added are missing too
 * (E13, E14).
 */
function withoutConsequences(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'E21')) return findings
  return findings.filter((finding) => !isMissing(finding))
}

const isMissing = ({ code, pointer }: Finding): boolean => pointer === '/body' && (code === 'E13' || code === 'E14')

/**
 * Returns the problems that the widget reports and the rules above do not: a document that the widget refuses must not
 * pass this check.
 */
function unreported(problems: readonly (Finding & { isHandled: boolean })[], findings: readonly Finding[]): Finding[] {
  const reported = new Set(findings.flatMap((finding) => [keyOf(finding), sentenceOf(finding)]))
  // An unknown type with a fallback has been reported as W07.
  for (const { code, pointer } of findings) if (code === 'W07') reported.add(`E01 ${pointer}`)
  const isInvalid = findings.some(({ code }) => code === 'E01')
  const isWrong = [...findings, ...problems].some((one) => one.code.startsWith('E') && !isMissing(one))
  return problems.filter((problem) => {
    // For any mistake, the widget drops the node with all nodes in it, and reports those as missing.
    if (isMissing(problem) ? isWrong : isInvalid && problem.pointer === '/body') return false
    return !reported.has(keyOf(problem)) && !reported.has(sentenceOf(problem))
  })
}

const keyOf = ({ code, pointer }: Finding): string => (code === 'E10' ? code : `${code} ${pointer}`)
/** Compares without the code, because the widget uses fewer codes. */
const sentenceOf = ({ pointer, message }: Finding): string => `${pointer} ${message}`
