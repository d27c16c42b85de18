import type { Publishing } from './createPublishing.ts'
import type { PublishStore } from './PublishStore.ts'

export interface PublishProps {
  readonly store: PublishStore
  readonly publishing: Publishing
}
