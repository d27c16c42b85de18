import type { FormStore } from '../FormStore.ts'

interface ClearButtonProps {
  readonly form: FormStore
  readonly pointer: string
  readonly label: string
}

/** Removes a value from the file. */
export const ClearButton = ({ form, label, pointer }: ClearButtonProps) => (
  <button type="button" className="quiet clear" aria-label={`Remove ${label}`} onClick={() => form.remove(pointer)}>
    ×
  </button>
)
