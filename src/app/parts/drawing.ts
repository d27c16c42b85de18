import { registry } from '../../../renderers/index.ts'
import { formDrawers } from '../../drawing/form/formDrawers.tsx'
import type { DrawingPart } from '../../pages/Parts.ts'

/** Every renderer, and what draws the nodes of a form. */
export const drawing: DrawingPart = { registry, drawers: formDrawers }
