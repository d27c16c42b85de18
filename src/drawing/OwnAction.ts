/** Internal actions of the interpreter's blocks; layouts can't use them. */
interface OwnArguments {
  'search.set': { readonly over: string; readonly query: string }
  'form.choose': { readonly field: string; readonly value: string }
  'form.showErrors': unknown
  'form.next': unknown
  'form.back': unknown
  'form.goTo': { readonly field: string }
}

export type OwnName = keyof OwnArguments

export type OwnActionOf<D extends OwnName> = { readonly do: D } & OwnArguments[D]

export type OwnAction = { [D in OwnName]: OwnActionOf<D> }[OwnName]
