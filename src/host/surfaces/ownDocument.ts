import { browserHistory } from '../../platform/page/pageHistory.ts'
import { notifyGuard } from '../../platform/storage/notifyGuard.ts'
import type { Surface, View } from './Surface.ts'

export const isFramed = (view: View): boolean => view.parent !== view

/** The members that are equal for all surfaces whose page is the widget's own. */
export const ownDocument = (view: View) =>
  ({
    ownsDocument: true,
    reportsHeight: isFramed(view),
    history: browserHistory(view, !isFramed(view)),
    toTop: () => view.scrollTo(0, 0),
    restart: () => view.location.reload(),
    showFailure: notifyGuard,
  }) satisfies Partial<Surface>
