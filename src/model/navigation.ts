import type { RouteName } from '../../schemas/routes.ts'

/** How flows move the player: by page names, never by paths. */
export interface Navigation {
  go(name: RouteName, options?: GoOptions): void
  /** To the route's back page, else one step back in history (ROUTE-04, ROUTE-05). */
  leave(): void
  current(): RouteName | undefined
  query(name: string): string | undefined
  /** Takes a key out of the address without a step in history. */
  dropQuery(name: string): void
  /** What `go` was given as state. */
  state(): Readonly<Record<string, string>>
}

export interface GoOptions {
  readonly query?: Readonly<Record<string, string>>
  readonly state?: Readonly<Record<string, string>>
  readonly replace?: boolean
}
