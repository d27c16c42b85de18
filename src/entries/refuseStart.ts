import { broadcastStartFailure } from '../host/bridge/broadcastStartFailure.ts'
import { supportIdAt } from '../host/bridge/supportId.ts'
import { notifyGuard } from '../platform/storage/notifyGuard.ts'

/**
 * The start failed before a channel to the host exists: the configuration is wrong. The reason goes to the console and
 * to any parent page, because the host's origin is unknown; the player sees only an error id.
 */
export function refuseStart(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  const supportId = supportIdAt(Date.now())
  console.error(`[paywidget] ${text} (error ID ${supportId})`)
  notifyGuard({ page: { detail: text, supportId }, mayReload: false })
  broadcastStartFailure(window, { code: 'config.wrong', text, supportId }, [])
}
