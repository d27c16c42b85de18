import type { PaymentConfig } from '../../schemas/config.ts'
import type { SessionStore } from '../stores/SessionStore.ts'

/**
 * Where a provider sends the player back (CREATE-17, Q-042): the deployment's address, or else our completion page. The
 * "host value" of Q-093 is the deployment's: the embedding page does not name a redirect page (decisions, rule 0.1;
 * B34).
 */
export function returnUrl(
  config: Pick<PaymentConfig, 'returnUrl'>,
  origin: string,
  mode: SessionStore['mode'],
): string {
  const tree = mode === 'cryptobalance' ? 'cryptobalance/deposit/fiat' : 'deposit'
  return config.returnUrl || `${origin}/paywidget/${tree}/complete`
}
