/** The key without the suffix of a plural form: languages differ in their plural forms. */
export const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
