import type { TileView } from '../../schemas/scopes/views.ts'
import type { Method } from '../model/method.ts'
import { methodTile, type TileNeed } from './tiles.ts'

const NO_TILE: TileView = {
  id: '',
  kind: 'method',
  name: '',
  icons: [],
  count: 0,
  from: '',
  badge: '',
  badgeGround: '',
  badgeInk: '',
  isPopular: false,
}

/** The tile of a method; an empty one, without an icon, for a method that is in no list. */
export const tileOf = (method: Method | undefined, need: TileNeed): TileView =>
  method === undefined ? NO_TILE : methodTile(method, need)
