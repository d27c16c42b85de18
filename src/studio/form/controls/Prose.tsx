import { Fragment } from 'react'

/** A description of a schema, in which names are between backticks. */
export const Prose = ({ text }: { readonly text: string }) =>
  text.split('`').map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text
    at % 2 === 1 ? <code key={at}>{piece}</code> : <Fragment key={at}>{piece}</Fragment>,
  )
