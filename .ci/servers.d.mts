/** The path of an nginx that runs. The error thrown otherwise lists what was tried. */
export function ensureNginx(): string
/** The path of an nginx with the module `ngx_http_brotli_static_module` in its folder of modules. */
export function ensureNginxBrotli(): string
/** The path of a Caddy that runs. The error thrown otherwise lists what was tried. */
export function ensureCaddy(): string
/** The path of wrangler's script for Node: `node FILE pages dev FOLDER` is the runner of Cloudflare Pages. */
export function ensureWrangler(): string
