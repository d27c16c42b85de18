/** The schema of one command: its name, description, required arguments, and an example of them. */
export const action = <D extends string, P extends Record<string, unknown> = Record<never, never>>(
  name: D,
  description: string,
  properties = {} as P,
  example: { readonly [N in keyof P]?: unknown } = {},
) =>
  ({
    type: 'object',
    description,
    examples: [{ do: name, ...example }],
    properties: { do: { description: 'The name of the command.', const: name }, ...properties },
    required: ['do', ...Object.keys(properties)],
    additionalProperties: false,
  }) as const
