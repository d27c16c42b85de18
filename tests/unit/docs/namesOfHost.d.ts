// What the snippets of the documentation take from the page around them.
declare const token: string
declare const user: { id: string; token: string; currency: string; paymentGeo: string }
declare function tokenFromYourServer(): Promise<string>
declare function signIn(): Promise<string>
declare function leave(): void
declare const storage: {
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
}

// The parts of frameworks that are no dependency of ours.
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: unknown
  export function Component(options: object): (target: unknown, context: unknown) => void
  export function computed<T>(compute: () => T): () => T
  export function output(): { emit(): void }
  export const input: { required<T>(): () => T }
}
declare function $props<T>(): T
declare function $derived<T>(value: T): T
