import type { PaywidgetMessage } from './types.ts'

/** Every message that the cashier says, by the names of the specification. */
export const MESSAGES = [
  'Loaded',
  'onInit',
  'FullLoaded',
  'onClose',
  'onInitError',
  'onShare',
  'onChangedPaymentMethodsCurrency',
  'onInvalidP2PResponse',
  'onLocaleError',
  'onRequestError',
  'onTokenExpired',
  'onIntent',
  'onPaymentStatus',
  'onProblem',
  'onHeight',
  'onExternalRedirect',
] as const satisfies readonly PaywidgetMessage[]
