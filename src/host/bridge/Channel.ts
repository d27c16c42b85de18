export interface HandshakeTimeout {
  readonly ms: number
  /** The reason, for the error page and the operator. */
  readonly text: string
  /** The text sent to the host; default: the text about incorrect data. */
  readonly hostText?: string
}

/** A connection to the host. Every implementation passes the contract of `tests/contract/channels.test.ts`. */
export interface Channel {
  /**
   * Sends a text; false if it was dropped. Until the host is known, only public texts are sent. The others are dropped
   * and not queued, because a private text must never reach an unknown host.
   */
  send(text: string, isPublic: boolean): boolean
  /**
   * How long to wait for the host, and the texts to report when it does not answer; default: from the configuration.
   */
  readonly timeout?: HandshakeTimeout
  /** Subscribes to messages from the host only; returns a cleanup. */
  listen(listener: MessageListener): () => void
}

/** `pin` marks this message as the valid handshake: from now on its sender is the host. */
export type MessageListener = (data: unknown, pin: () => void) => void
