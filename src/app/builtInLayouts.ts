import type { ScreenName } from '../../schemas/layout/screens.ts'
import complete from '../../schemas/layouts/complete.json' with { type: 'json' }
import group from '../../schemas/layouts/deposit.group.json' with { type: 'json' }
import list from '../../schemas/layouts/deposit.list.json' with { type: 'json' }
import redirect from '../../schemas/layouts/deposit.redirect.json' with { type: 'json' }
import empty from '../../schemas/layouts/empty.json' with { type: 'json' }
import error from '../../schemas/layouts/error.json' with { type: 'json' }
import region from '../../schemas/layouts/region.json' with { type: 'json' }

/** The screens that ship with the widget: what an operator copies and changes, and what every failure falls back to. */
export const builtInLayouts: Readonly<Record<ScreenName, unknown>> = {
  'deposit.list': list,
  'deposit.group': group,
  'deposit.redirect': redirect,
  complete,
  error,
  empty,
  region,
}
