import { reaction } from 'mobx'
import type { HostBridge } from '../../host/HostBridge.ts'
import { oneOf } from '../../host/oneOf.ts'
import { watchHeight } from '../../platform/watchHeight.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import type { Report } from '../createReport.ts'

export interface ContentHeightNeed {
  /** The widget's own. */
  readonly element: HTMLElement
  readonly bridge: Pick<HostBridge, 'send'>
  readonly session: SessionStore
  readonly report: Report
  /** There in package mode, where the page is as high as it is. */
  readonly history?: unknown
}

const nothing = (): void => undefined

/** Tells a host that has asked for it (`schema.fit`) how high the page in its frame is. Returns its stop. */
export function reportContentHeight({ element, bridge, session, report, history }: ContentHeightNeed): () => void {
  const isFramed = history === undefined && window.parent !== window
  const warn = (sentence: string) => report('host.schema', sentence)
  let end = nothing
  const stop = reaction(
    () => session.look.adornment?.fit,
    (fit) => {
      end()
      const isAsked = oneOf(['content'], fit, 'schema.fit', warn) !== undefined
      const tell = (height: number) => bridge.send({ messageType: 'onHeight', height })
      end = isAsked && isFramed ? watchHeight(element, tell) : nothing
    },
    { fireImmediately: true },
  )
  return () => {
    end()
    stop()
  }
}
