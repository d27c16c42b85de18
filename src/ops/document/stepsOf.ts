/** The steps of a path: `form.fields["payer.name"]` has three. */
export const stepsOf = (path: string): string[] =>
  [...path.matchAll(/\["([^"\\]+)"\]|[^.[\]]+/g)].map(([whole, quoted]) => quoted ?? whole)
