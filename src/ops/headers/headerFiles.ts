import { caddyRecipe } from './caddyRecipe.ts'
import { cloudFrontRecipe } from './cloudFrontRecipe.ts'
import type { Deployment } from './Deployment.ts'
import { nginxRecipe } from './nginxRecipe.ts'
import { staticHostRecipe } from './staticHostRecipe.ts'

/**
 * Server configuration files by name: `nginx.conf` for nginx; `Caddyfile` for Caddy; `_headers`, `_redirects` and
 * `functions/…` for static hosts such as Cloudflare Pages; `cloudfront/…` for CloudFront in front of a bucket. They contain the same headers that the journeys run with,
 * plus the https-only headers.
 */
export function headerFiles(deployment: Deployment): Readonly<Record<string, string>> {
  return {
    'nginx.conf': nginxRecipe(deployment),
    Caddyfile: caddyRecipe(deployment),
    ...staticHostRecipe(deployment),
    ...cloudFrontRecipe(deployment),
  }
}
