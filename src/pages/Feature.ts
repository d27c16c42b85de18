import type { CashierName } from '../../schemas/cashiers.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { Provided } from '../services/Provided.ts'
import type { Services } from '../services/Services.ts'
import type { Cashier } from './Cashier.ts'
import type { LazyPageOf, PageOf } from './Page.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

/** A feature's state and actions, which outlive its pages, and the functions that the app calls. */
export interface Created<Own> {
  /** Passed to the feature's pages. */
  readonly own: Own
  /** The members that other features may use. */
  readonly provides?: Partial<Provided>
  /** Reconciles requests without an answer. */
  check?(): void
  /** Called when the player has closed the widget. */
  closed?(): void
  /** Cleanup. If another player follows, no data of this player is kept. */
  dispose?(isOtherPlayer: boolean): void
}

/** A row for a page of the feature. */
export type RowOf<Own> = readonly [
  page: RouteName,
  path: string,
  shows: PageOf<Own> | LazyPageOf<Own>,
  more?: Partial<Omit<RouteMeta, 'page' | 'path' | 'shows' | 'feature'>>,
]

interface Definition<Own> {
  readonly name: string
  readonly create: (services: Services) => Created<Own>
  /** The feature's pages in the regular cashier. */
  readonly pages?: readonly RowOf<Own>[]
  /** A cashier that the feature adds; its own pages are rows of the feature. */
  readonly cashier?: {
    readonly name: CashierName
    readonly traits: Omit<Cashier, 'routes'>
    readonly pages: readonly RowOf<Own>[]
    /** Pages of the regular cashier, with the members that differ in this cashier. */
    readonly borrows: Readonly<Partial<Record<RouteName, Partial<RouteMeta>>>>
    /** Changes every row. */
    readonly adapt: (row: RouteMeta) => RouteMeta
  }
}

export interface Feature {
  readonly name: string
  create(services: Services): Created<unknown>
  readonly rows: readonly RouteMeta[]
  readonly cashier?: {
    readonly name: CashierName
    /** Creates the cashier from the rows of the regular cashier. */
    readonly of: (regular: readonly RouteMeta[]) => Cashier
  }
}

/** Defines a feature. The app creates it once, when the code of payments is loaded. */
export function defineFeature<Own>({ name, create, pages = [], cashier }: Definition<Own>): Feature {
  const rowOf = ([page, path, shows, more]: RowOf<Own>): RouteMeta =>
    row(page, path, shows as RouteMeta['shows'], { ...more, feature: name })
  return {
    name,
    create,
    rows: pages.map(rowOf),
    ...(cashier !== undefined && {
      cashier: {
        name: cashier.name,
        of: (regular) => ({
          ...cashier.traits,
          routes: [
            ...cashier.pages.map(rowOf),
            ...regular
              .filter(({ page }) => cashier.borrows[page] !== undefined)
              .map((one) => ({ ...one, ...cashier.borrows[one.page] })),
          ].map(cashier.adapt),
        }),
      },
    }),
  }
}
