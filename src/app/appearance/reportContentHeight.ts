import { reaction } from 'mobx'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import { oneOf } from '../../host/loaded/oneOf.ts'
import type { Surface } from '../../host/surfaces/Surface.ts'
import { watchHeight } from '../../platform/page/watchHeight.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import type { Report } from '../createReport.ts'

export interface ContentHeightNeed {
  /** The widget's element. */
  readonly element: HTMLElement
  readonly bridge: Pick<HostBridge, 'send'>
  readonly session: SessionStore
  readonly report: Report
  readonly surface: Pick<Surface, 'reportsHeight'>
}

const nothing = (): void => undefined

/** Reports the height of the framed page to a host that asks for it (`schema.fit`). Returns a cleanup. */
export function reportContentHeight({ element, bridge, session, report, surface }: ContentHeightNeed): () => void {
  const warn = (sentence: string) => report('host.schema', sentence)
  let end = nothing
  const stop = reaction(
    () => session.look.branding?.fit,
    (fit) => {
      end()
      const isRequested = oneOf(['content'], fit, 'schema.fit', warn) !== undefined
      const sendHeight = (height: number) => bridge.send({ messageType: 'onHeight', height })
      end = isRequested && surface.reportsHeight ? watchHeight(element, sendHeight) : nothing
    },
    { fireImmediately: true },
  )
  return () => {
    end()
    stop()
  }
}
