/** The response to one request. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** The value of a header, or null. */
  header(name: string): string | null
}

/** Facts about the deployment that rules may use besides the response. */
export interface Facts {
  readonly isHttps: boolean
  /** `host.allowedOrigins` of the configuration in the page. */
  readonly hosts: readonly string[]
}

export interface Finding {
  readonly state: 'passed' | 'missing' | 'wrong'
  /** The checked item: a header, or a directive of the CSP. */
  readonly what: string
  /** Its purpose. */
  readonly why: string
  /** The wrong value, if any, and how to correct it. */
  readonly todo: string
}

/** Returns undefined when the rule does not apply to this deployment. */
export type Rule = (answer: Answer, facts: Facts) => Finding | undefined
