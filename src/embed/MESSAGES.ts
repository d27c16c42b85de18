import type { PaywidgetMessage } from './types.ts'

/** All messages that the cashier sends, under their names in the spec. */
export const MESSAGES = [
  'Loaded',
  'onInit',
  'FullLoaded',
  'onClose',
  'onInitError',
  'onShare',
  'onSavePicture',
  'onChangedPaymentMethodsCurrency',
  'onInvalidP2PResponse',
  'onLocaleError',
  'onRequestError',
  'onTokenExpired',
  'onIntent',
  'onPaymentStatus',
  'onProblem',
  'onAnalytics',
  'onHeight',
  'onExternalRedirect',
] as const satisfies readonly PaywidgetMessage[]
