/** The path of an nginx that runs. The error thrown otherwise lists what was tried. */
export function ensureNginx(): string
/** The path of a Caddy that runs. The error thrown otherwise lists what was tried. */
export function ensureCaddy(): string
/** The path of wrangler's script for Node: `node FILE pages dev FOLDER` is the runner of Cloudflare Pages. */
export function ensureWrangler(): string
