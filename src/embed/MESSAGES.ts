import type { PaywidgetMessage } from './types.ts'

/** Every message the cashier sends, under its name in the spec. */
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
