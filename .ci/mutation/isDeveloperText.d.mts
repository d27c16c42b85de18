export function isDeveloperText(path: unknown): string | undefined
