export interface HandshakeTimeout {
  readonly ms: number
  /** For the log. */
  readonly text: string
  /** For the host, where it is more than that its data are not right. */
  readonly told?: string
}

/** One way to the host. Every medium keeps the contract of `tests/contract/channels.test.ts`. */
export interface Channel {
  /**
   * Until the host is known only public texts go out. False: the text was held back, and is gone; nothing waits here,
   * so that no text can reach a host that was not the one it was written for.
   */
  send(text: string, isPublic: boolean): boolean
  /** How long the host is waited for, and what is said when it has not come; without it, the configuration says so. */
  readonly patience?: HandshakeTimeout
  /** Hears what comes from the host and from nobody else. The returned stop ends it. */
  listen(hear: Hear): () => void
}

/** `pin` says: this very message was a valid handshake, and who sent it is the host from now on. */
export type Hear = (data: unknown, pin: () => void) => void
