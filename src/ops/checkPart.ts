import validatePart from 'virtual:validate/layout/document/PART?full'
import { LANGUAGE, PART, type PartJson } from '../../schemas/layout/document.ts'
import { schemaProblems } from '../language/schemaProblems.ts'
import { type FileReport, readThen } from './checkFile.ts'
import { checkLayout, type Surroundings } from './checkLayout.ts'
import type { Finding } from './Finding.ts'
import { isCopyName } from './isCopyName.ts'
import { isSameName } from './isSameName.ts'

/**
 * Checks a part inside a minimal document of each screen that may use the part. The nodes that the screen itself
 * requires are left out.
 */
export function checkPart(source: string, file: string, around: Surroundings): FileReport {
  return readThen(source, ({ value }) => {
    if (!validatePart(value)) {
      const known = () => Object.keys(PART.properties)
      return { findings: schemaProblems(validatePart, '', value, known) }
    }
    const part = value as unknown as PartJson
    const findings = part.screens.flatMap((screen) => findingsOn(screen, part, around))
    const seen = new Set<string>()
    const each = findings.filter(({ pointer, message }) => !seen.has(pointer + message) && seen.add(pointer + message))
    return { findings: [...misnamed(part, file), ...each] }
  })
}

/** Expands the part where a document uses it, as the widget does. */
function findingsOn(screen: string, part: PartJson, around: Surroundings): Finding[] {
  const document = { layout: LANGUAGE, id: 'part', screen, body: [{ use: part.part }] }
  const { findings } = checkLayout(document, { ...around, parts: new Map([[part.part, part]]) })
  return findings
    .filter(({ code, pointer }) => pointer !== '/body' || !SCREEN_CODES.includes(code))
    .map((finding) => ({ ...finding, pointer: inPart(finding.pointer) }))
}

/** Findings about what a screen lacks, which its other nodes may have. */
const SCREEN_CODES: readonly string[] = ['E13', 'E14', 'W19']

const inPart = (pointer: string): string =>
  pointer === '/screen' ? '/screens' : pointer.replace('/body/0/use', '/body')

const misnamed = ({ part }: PartJson, file: string): Finding[] =>
  isSameName(part, file)
    ? []
    : [
        {
          code: 'E01',
          pointer: '/part',
          message: isCopyName(file, part)
            ? `the part is named "${part}", and its file "${file}.json" looks like a copy of ${part}.json: delete it, or give the part and the file another name`
            : `the part is named "${part}", but its file "${file}.json": give both the same name`,
        },
      ]
