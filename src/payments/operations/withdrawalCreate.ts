import type { WithdrawalCreateRequest } from '../../../schemas/calls/withdrawalCreate.ts'
import type { MadeWithdrawal } from '../../api/calls/withdrawalCreate.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { CreateSubject, Operation } from '../Operation.ts'
import { sortedEntries } from '../sortedEntries.ts'

/** Creates a withdrawal. Without an id in the answer, the withdrawal can't be confirmed and is reconciled. */
export function withdrawalCreate(
  api: Pick<WithdrawalApi, 'withdrawalCreate'>,
  request: WithdrawalCreateRequest,
  open: Pick<CreateSubject, 'before' | 'blockIfOpenElsewhere'>,
): Operation<WithdrawalCreateRequest, MadeWithdrawal> {
  const { paymentMethod: method, amount, currency, selectedCountry: country, account, fields } = request
  return {
    subject: {
      ...open,
      kind: 'create',
      gesture: { method, amount, currency, country, meant: [account, sortedEntries(fields)] },
      continues: undefined,
    },
    prepare: () => request,
    send: api.withdrawalCreate,
    read: ({ withdrawalId }) => ({ depositId: withdrawalId, isInconclusive: withdrawalId === undefined }),
    onUnknown: { do: 'reconcile' },
  }
}
