/** The path of an nginx that runs. Throws an error that says what was tried. */
export function ensureNginx(): string
