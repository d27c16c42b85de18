import validate from 'virtual:validate/calls/depositPrepare/ANSWER'
import type { DepositPrepareAnswer, DepositPrepareRequest } from '../../../schemas/calls/depositPrepare.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import type { MethodField } from '../../model/methodField.ts'
import { defineCall } from '../defineCall.ts'
import { emptyAsRecord } from '../emptyAsRecord.ts'
import { identifierOf } from '../identifierOf.ts'
import { isBlank } from '../isBlank.ts'
import { readFields } from '../readFields.ts'
import { readSentences } from '../readWords.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

export interface Preparation {
  /** Notes for the player, one sentence each. */
  readonly details: readonly string[]
  readonly fields: readonly MethodField[]
}

/**
 * Requests the fields that a method requires before a deposit. The call moves no money, but is sent only when
 * the player presses the button.
 */
export const depositPrepare = defineCall<DepositPrepareRequest, DepositPrepareAnswer, Preparation>({
  verb: 'POST',
  name: 'deposit-prepare',
  open: withList,
  answer: validate,
  read: (answer) => {
    const { details, fields } = answer
    if (isBlank(details) && isBlank(fields)) throwIfRefused('deposit-prepare', answer)
    return { details: sentences(details).map(readSentences), fields: readFields(fields ?? []) }
  },
})

function sentences(details: DepositPrepareAnswer['details']): string[] {
  const given = Array.isArray(details) ? details : [details]
  return given.map(sentence).filter((words) => words !== '')
}

type Detail =
  | Exclude<DepositPrepareAnswer['details'], readonly unknown[]>
  | number
  | { title?: unknown; value?: unknown }

function sentence(detail: Detail): string {
  if (detail === null || detail === undefined) return ''
  if (typeof detail !== 'object') return (identifierOf(detail) ?? '').trim()
  return [detail.title, detail.value]
    .map(identifierOf)
    .filter((part) => part !== undefined)
    .join(': ')
}

/**
 * Normalizes `details` to a list: the server may also send one title with its value, or a record of values by title.
 */
function withList(raw: unknown): unknown {
  const answer = emptyAsRecord(raw)
  if (!isRecord(answer) || !isRecord(answer.details)) return answer
  const { details } = answer
  const isOne = 'title' in details || 'value' in details
  const list = isOne ? [details] : Object.entries(details).map(([title, value]) => ({ title, value }))
  return { ...answer, details: list }
}
