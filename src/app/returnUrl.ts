import type { PaymentConfig } from '../../schemas/config.ts'
import type { SessionStore } from '../stores/SessionStore.ts'

/**
 * Where a provider sends the player back (CREATE-17, Q-042): the deployment's address, else our completion page. Q-093's
 * "host value" is the deployment's: the page that embeds us names no redirect page (decisions, rule 0.1; B34).
 */
export function returnUrl(
  config: Pick<PaymentConfig, 'returnUrl'>,
  origin: string,
  mode: SessionStore['mode'],
): string {
  const tree = mode === 'cryptobalance' ? 'cryptobalance/deposit/fiat' : 'deposit'
  return config.returnUrl || `${origin}/paywidget/${tree}/complete`
}
