/** The response to one request. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** The value of a header; null if the response lacks it. */
  header(name: string): string | null
}

/** The facts about the deployment that rules may use besides the response. */
export interface Facts {
  readonly isHttps: boolean
  /** `host.allowedOrigins` of the configuration in the page. */
  readonly hosts: readonly string[]
  /** The origin of the page. */
  readonly origin?: string
  /** The origin of `api.base`, if that is an absolute URL. */
  readonly apiOrigin?: string | undefined
  /** The origin of the build's files, if it is another one than the page's. */
  readonly filesOrigin?: string | undefined
}

export interface Finding {
  readonly state: 'passed' | 'missing' | 'wrong' | 'unchecked'
  /** The checked item: a header, or a directive of the CSP. */
  readonly what: string
  /** The purpose of the item. */
  readonly why: string
  /** The wrong value, if any, and the correction. */
  readonly todo: string
}

/** Checks a response; undefined if the rule does not apply to this deployment. */
export type Rule = (answer: Answer, facts: Facts) => Finding | undefined
