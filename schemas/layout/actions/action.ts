/** The schema of one command: its name, what it does, and its arguments, all of which have to be said. */
export const action = <D extends string, P extends Record<string, unknown> = Record<never, never>>(
  name: D,
  description: string,
  properties = {} as P,
) =>
  ({
    type: 'object',
    description,
    properties: { do: { const: name }, ...properties },
    required: ['do', ...Object.keys(properties)],
    additionalProperties: false,
  }) as const
