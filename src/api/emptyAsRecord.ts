/**
 * Reads an empty answer as an empty record: PHP writes an empty record as `[]`, and other servers send null
 * or no body, as with status 204.
 */
export const emptyAsRecord = (raw: unknown): unknown =>
  raw === undefined || raw === null || raw === '' || (Array.isArray(raw) && raw.length === 0) ? {} : raw
