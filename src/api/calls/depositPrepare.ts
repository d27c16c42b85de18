import validate from 'virtual:validate/calls/depositPrepare/ANSWER'
import type { DepositPrepareAnswer, DepositPrepareRequest } from '../../../schemas/calls/depositPrepare.ts'
import type { MethodField } from '../../model/methodField.ts'
import { defineCall } from '../defineCall.ts'
import { emptyAsRecord } from '../emptyAsRecord.ts'
import { identifierOf } from '../identifierOf.ts'
import { readFields } from '../readFields.ts'
import { isRecord } from '../readRequisites.ts'
import { readSentences } from '../readWords.ts'

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
  open: withLists,
  answer: validate,
  read: ({ details, fields }) => ({ details: sentences(details).map(readSentences), fields: readFields(fields ?? []) }),
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
 * Normalizes both members to lists. The server may send `details` as one title with its value, or as a record of values
 * by title, and `fields` as one field, or as a record: PHP writes a list with gaps in its keys as a record.
 */
function withLists(raw: unknown): unknown {
  const answer = emptyAsRecord(raw)
  if (!isRecord(answer)) return raw
  return { ...answer, details: listOfDetails(answer.details), fields: listOfFields(answer.fields) }
}

function listOfDetails(details: unknown): unknown {
  if (!isRecord(details)) return details
  const isOne = 'title' in details || 'value' in details
  return isOne ? [details] : Object.entries(details).map(([title, value]) => ({ title, value }))
}

function listOfFields(fields: unknown): unknown {
  if (!isRecord(fields)) return fields
  return typeof fields.name === 'string' ? [fields] : Object.values(fields)
}
