import { copyFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { builtInLayouts } from './builtInLayouts.ts'
import { bundledPackages } from './bundledPackages.mjs'
import { languages } from './languages.ts'
import { validators } from './validators.ts'

const OUT = 'dist/npm/commands'

// Builds the command `paywidget-layouts` of the npm package, with everything that it needs; run by .ci/package.mjs.
export default defineConfig({
  plugins: [validators(), builtInLayouts(), languages(), proverBeside(), bundledPackages('commands')],
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/ops/bin.ts',
    target: 'node20',
    outDir: OUT,
    emptyOutDir: true,
    rolldownOptions: {
      output: { entryFileNames: 'paywidget-layouts.js', banner: '#!/usr/bin/env node', minify: true },
    },
  },
})

/**
 * The prover of regular expressions is a CommonJS file of 2.9 MB, which only a check of an expression loads: it is copied
 * as it is.
 */
function proverBeside(): Plugin {
  return {
    name: 'paywidget-prover',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('src/ops/regexProof.ts') ? code.replace("('recheck')", "('./recheck.cjs')") : undefined,
    writeBundle: () => {
      copyFileSync('node_modules/recheck/lib/browser.js', `${OUT}/recheck.cjs`)
      copyFileSync('node_modules/recheck/LICENSE', `${OUT}/recheck.LICENSE`)
    },
  }
}
