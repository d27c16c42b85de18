import { caddyRecipe } from './caddyRecipe.ts'
import { cloudFrontRecipe } from './cloudFrontRecipe.ts'
import type { Deployment } from './Deployment.ts'
import { nginxRecipe } from './nginxRecipe.ts'
import { r2Recipe } from './r2Recipe.ts'
import { staticHostRecipe } from './staticHostRecipe.ts'

/**
 * Server configuration files by name: `nginx.conf` for nginx; `Caddyfile` for Caddy; `_headers`, `_redirects` and
 * `functions/…` for static hosts such as Cloudflare Pages; `cloudfront/…` for CloudFront in front of a bucket;
 * `r2/worker.js` for a Worker in front of R2. They contain the same headers that the journeys run with, plus the
 * https-only headers.
 */
export function headerFiles(deployment: Deployment): Readonly<Record<string, string>> {
  return {
    'nginx.conf': nginxRecipe(deployment),
    Caddyfile: caddyRecipe(deployment),
    ...staticHostRecipe(deployment),
    ...cloudFrontRecipe(deployment),
    ...r2Recipe(deployment),
  }
}
