export type FailureKind =
  /** No answer from the identity provider: says nothing about the user. */
  | 'network'
  /** The provider wants to see the user. */
  | 'interaction'
  /** AADB2C90091: the user pressed Cancel. */
  | 'cancelled'
  /** AADB2C90118: the user pressed 'Forgot your password?'. */
  | 'forgot-password'
  /** Anything else, no_tokens_found among it. */
  | 'refused'

/** Why a sign-in, a redirect or a silent token did not work. */
export class SignInFailure extends Error {
  override name = 'SignInFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, cause?: unknown) {
    super(cause instanceof Error ? cause.message : kind, { cause })
    this.kind = kind
  }
}

/**
 * The kind of any failure; what is no SignInFailure could not even ask (a chunk or setting not loaded).
 * @param failure whatever was thrown
 */
export function kindOf(failure: unknown): FailureKind {
  return failure instanceof SignInFailure ? failure.kind : 'network'
}
