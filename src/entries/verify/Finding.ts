/** What came for an address. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** A header by its name, or nothing. */
  header(name: string): string | null
}

/** What the rules know beside the answer. */
export interface Facts {
  readonly isHttps: boolean
  /** `host.allowedOrigins` of the configuration in the page. */
  readonly hosts: readonly string[]
}

export interface Finding {
  readonly state: 'held' | 'missing' | 'wrong'
  /** What is looked at: a header, or a directive of the policy. */
  readonly what: string
  /** What it is good for. */
  readonly why: string
  /** What stands there, where it is wrong, and what to do about it. */
  readonly todo: string
}

/** Nothing where the rule has nothing to say of this deployment. */
export type Rule = (answer: Answer, facts: Facts) => Finding | undefined
