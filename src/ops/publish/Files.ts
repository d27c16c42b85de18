/** The files of a published folder, on disk, in a browser or on a server. */
export interface Files {
  /** The folder or URL, as given. */
  readonly place: string
  /**
   * The text of a file, without a byte-order mark; undefined if there is no such file. Throws a `PublishError` if it
   * can't be read.
   */
  read(name: string): Promise<string | undefined>
}

/** A published folder that can be changed. */
export interface WritableFiles extends Files {
  /** Writes a file in one step: a reader gets the former text or the new one, never a part of it. */
  write(name: string, text: string): Promise<void>
  /** Runs a publication while no other one writes into the folder. Throws a `PublishError` if one does. */
  alone<T>(publish: () => Promise<T>): Promise<T>
}

/** The file that is there while a publication writes into the folder. */
export const LOCK = '.publishing'
