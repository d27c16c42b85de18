import type { Plugin } from 'vite'

export function bundledPackages(build: string): Plugin
export function packageFolder(id: string, root?: string): string | undefined
