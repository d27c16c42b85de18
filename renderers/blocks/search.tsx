import type { BlockProps } from '../contract.ts'
import { SearchBox } from '../ui/choice/SearchBox.tsx'

export function search({ label, query, clearLabel, onQuery }: BlockProps<'search'>) {
  return <SearchBox label={label} query={query} clearLabel={clearLabel} onQuery={onQuery} />
}
