import { emptyState } from './blocks/emptyState.tsx'
import { groupTile } from './blocks/groupTile.tsx'
import { heading } from './blocks/heading.tsx'
import { methodTile } from './blocks/methodTile.tsx'
import { regionCard } from './blocks/regionCard.tsx'
import { repeat } from './blocks/repeat.tsx'
import { row } from './blocks/row.tsx'
import { search } from './blocks/search.tsx'
import { skeleton } from './blocks/skeleton.tsx'
import { spinner } from './blocks/spinner.tsx'
import { text } from './blocks/text.tsx'

/** The renderers needed by the built-in screens before a payment: loaded before the list of methods is painted. */
export const listBlocks = {
  emptyState,
  groupTile,
  heading,
  methodTile,
  regionCard,
  repeat,
  row,
  search,
  skeleton,
  spinner,
  text,
}
