/** The schema of an object that has exactly these members. */
export const closedRecord = <const P extends Record<string, unknown>>(description: string, properties: P) =>
  ({
    description,
    type: 'object' as const,
    properties,
    required: Object.keys(properties) as (keyof P & string)[],
    additionalProperties: false as const,
  }) as const
