import type { HasAsset } from '../../ops/rules/codes/checkAssets.ts'

/**
 * Looks for pictures and videos among those of the opened folder. A browser does not see the folders above it: without a
 * folder of the kind, nothing is known.
 */
export const assetsIn =
  (paths: readonly string[] = []): HasAsset =>
  (kind, file) =>
    paths.some((path) => path.startsWith(`${kind}/`)) ? paths.includes(`${kind}/${file}`) : undefined
