/** Any message of the host: JSON with a messageType. */
export const INCOMING = {
  type: 'object',
  properties: { messageType: { type: 'string', minLength: 1, maxLength: 80 }, payload: {} },
  required: ['messageType'],
} as const
