import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Api } from '../../api/index.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Operation } from '../Operation.ts'
import { type NewDeposit, newDeposit } from './newDeposit.ts'

/** Creates a deposit (CALL-04). */
export const depositCreate = (
  api: Pick<Api, 'depositCreate'>,
  deposit: NewDeposit,
): Operation<DepositCreateRequest, DepositAnswer> => ({ ...newDeposit(deposit), send: api.depositCreate })
