/** A URL among the arguments: `https://user:password@host/path?token=…`. */
const URL_PARTS = /[a-z][a-z0-9+.-]*:\/\/(?:([^/?#]*)@)?[^?#]*(.*)$/is

/** A shorter secret is left out of the URL only: its letters may be those of an ordinary word or year. */
const SHORTEST = 8

/**
 * Removes the secrets of the arguments from a text to print: the user and password of each URL, its query and its
 * fragment, also where another program's error quotes them. Logs of build servers are read by many.
 */
export function withoutSecrets(args: readonly string[]): (text: string) => string {
  const found = args.flatMap(secretsIn)
  const places = found.flatMap(({ places }) => places)
  const values = found.flatMap(({ values }) => values).filter((value) => value.length >= SHORTEST)
  return (text) =>
    values
      .toSorted((one, other) => other.length - one.length)
      .reduce(
        (rest, value) => rest.replaceAll(value, '…'),
        places.reduce((rest, place) => rest.replaceAll(place, ''), text),
      )
}

function secretsIn(arg: string) {
  const [, user = '', more = ''] = URL_PARTS.exec(arg) ?? []
  const query = more.replace(/^[?#]/, '')
  const password = user.slice(user.indexOf(':') + 1)
  const parts = query.split(/[?#&;]/).map((part) => part.slice(part.indexOf('=') + 1))
  return {
    places: [...(user === '' ? [] : [`${user}@`]), ...(query === '' ? [] : [more])],
    values: [user, password, query, ...parts].flatMap((value) => [value, decoded(value)]),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
