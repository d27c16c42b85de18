/** Whether a schema is the given piece, regardless of its description. */
export function isPiece(schema: object, piece: object): boolean {
  if (schema === piece) return true
  const [own, others] = [withoutDescription(schema), withoutDescription(piece)]
  return own.length === others.length && own.every(([key, value]) => (piece as Record<string, unknown>)[key] === value)
}

const withoutDescription = (schema: object) => Object.entries(schema).filter(([key]) => key !== 'description')
