/** A reason why a command was not carried out, as one sentence for the operator; nothing has changed. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** A command that was typed wrongly. */
export class UsageError extends OperatorError {
  override name = 'UsageError'
}
