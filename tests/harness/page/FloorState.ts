/** The shared state of the hand-written form: values, subscribers, and invalid fields. */
export class FloorState {
  readonly #values = new Map<string, string>()
  readonly #readers = new Map<string, Set<() => void>>()
  readonly #wrong: Set<string>
  readonly #onChange: (canSubmit: boolean) => void
  #isTouched = false

  /** `empty`: fields that are invalid while empty. */
  constructor(empty: readonly string[], onChange: (canSubmit: boolean) => void) {
    this.#wrong = new Set(empty)
    this.#onChange = onChange
  }

  get(name: string): string {
    return this.#values.get(name) ?? ''
  }

  set(name: string, value: string): void {
    this.#values.set(name, value)
    this.#isTouched = true
    for (const read of this.#readers.get(name) ?? []) read()
  }

  judge(name: string, isWrong: boolean): void {
    if (isWrong) this.#wrong.add(name)
    else this.#wrong.delete(name)
    this.#tell()
  }

  touch(): void {
    if (this.#isTouched) return
    this.#isTouched = true
    this.#tell()
  }

  read(name: string, reader: () => void): () => void {
    const readers = this.#readers.get(name) ?? new Set()
    this.#readers.set(name, readers.add(reader))
    return () => void readers.delete(reader)
  }

  #tell(): void {
    this.#onChange(!this.#isTouched || this.#wrong.size === 0)
  }
}
