import { back } from './back.ts'
import { close } from './close.ts'
import { copy } from './copy.ts'
import { depositCheck } from './deposit.check.ts'
import { depositCreate } from './deposit.create.ts'
import { depositOpenPage } from './deposit.openPage.ts'
import { depositPaid } from './deposit.paid.ts'
import { depositShow } from './deposit.show.ts'
import { depositStartAnew } from './deposit.startAnew.ts'
import { groupOpen } from './group.open.ts'
import { methodOpen } from './method.open.ts'
import { navigate } from './navigate.ts'
import { refresh } from './refresh.ts'
import { regionChoose } from './region.choose.ts'
import { searchClear } from './search.clear.ts'
import { setField } from './setField.ts'
import { track } from './track.ts'

/** Every command that a layout may name. The core checks each one's preconditions again. */
export const ALL_ACTIONS = {
  'deposit.create': depositCreate,
  'deposit.check': depositCheck,
  'deposit.show': depositShow,
  'deposit.startAnew': depositStartAnew,
  'deposit.openPage': depositOpenPage,
  'deposit.paid': depositPaid,
  'method.open': methodOpen,
  'group.open': groupOpen,
  'region.choose': regionChoose,
  'search.clear': searchClear,
  navigate,
  back,
  close,
  refresh,
  copy,
  setField,
  track,
} as const

export type ActionName = keyof typeof ALL_ACTIONS

/** A command as it is run: what its document takes from data has been read. */
export type ActionOf<D extends ActionName> = { readonly do: D } & Arguments<(typeof ALL_ACTIONS)[D]['properties']>

type Arguments<P> = {
  readonly [N in Exclude<keyof P, 'do'>]: P[N] extends { readonly 'x-slot': 'ref' } ? unknown : string
}

export type Action = { [D in ActionName]: ActionOf<D> }[ActionName]
