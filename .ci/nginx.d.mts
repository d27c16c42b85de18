/** The path of an nginx that runs. The error thrown otherwise lists what was tried. */
export function ensureNginx(): string
